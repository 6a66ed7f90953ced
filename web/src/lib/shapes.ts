/** Whether what came over the wire is what a game declares: small guards, of which the made ones are put together. */

export type Guard<Form> = (given: unknown) => given is Form;

export const number: Guard<number> = (given): given is number => typeof given === "number";
export const text: Guard<string> = (given): given is string => typeof given === "string";
export const flag: Guard<boolean> = (given): given is boolean => typeof given === "boolean";
export const nothing: Guard<null> = (given): given is null => given === null;
/** Nothing is known of it, and nothing will be read from it without a look. */
export const anything: Guard<unknown> = (_given): _given is unknown => true;

/** One of these words. */
export function word<Word extends string>(...words: Word[]): Guard<Word> {
    return (given): given is Word => words.some((one) => one === given);
}

export function either<One, Other>(one: Guard<One>, other: Guard<Other>): Guard<One | Other> {
    return (given): given is One | Other => one(given) || other(given);
}

/** It may be missing. */
export function maybe<Form>(fits: Guard<Form>): Guard<Form | undefined> {
    return (given): given is Form | undefined => given === undefined || fits(given);
}

export function list<Entry>(fits: Guard<Entry>): Guard<Entry[]> {
    return (given): given is Entry[] => Array.isArray(given) && given.every(fits);
}

export function pair<One, Other>(one: Guard<One>, other: Guard<Other>): Guard<[One, Other]> {
    return (given): given is [One, Other] =>
        Array.isArray(given) && given.length === 2 && one(given[0]) && other(given[1]);
}

/** Any number of entries by name. */
export function named<Entry>(fits: Guard<Entry>): Guard<Record<string, Entry>> {
    return (given): given is Record<string, Entry> =>
        typeof given === "object" && given !== null && Object.values(given).every(fits);
}

/** A thing with these fields, and perhaps others that a newer server tells. */
export function shape<Form extends object>(parts: { [Name in keyof Form]-?: Guard<Form[Name]> }): Guard<Form> {
    return (given): given is Form => {
        if (typeof given !== "object" || given === null) return false;
        for (const name in parts) if (!parts[name](Reflect.get(given, name))) return false;
        return true;
    };
}

/** Reads things of one form, null where something else came; what has been looked through is known from then on. */
export function reader<Form extends object>(fits: Guard<Form>): (given: unknown) => Form | null {
    const known = new WeakMap<object, Form>();
    return (given) => {
        if (typeof given !== "object" || given === null) return null;
        const found = known.get(given);
        if (found) return found;
        if (!fits(given)) return null;
        known.set(given, given);
        return given;
    };
}

/** The same for what nothing can be drawn without. */
export function strictReader<Form extends object>(fits: Guard<Form>, what: string): (given: unknown) => Form {
    const read = reader(fits);
    return (given) => {
        const found = read(given);
        if (!found) throw new Error(`${what} came in a form that this page does not know`);
        return found;
    };
}
