/** Keeping a learner to what the lesson accepts: everything else stays visible and is answered when it is tried. */

import type { Option } from "./choices";
import type { LessonShown } from "../messages";

export function keptToLesson(options: Option[], lesson: LessonShown | null | undefined): Option[] {
    if (!lesson || lesson.accept.length === 0) return options;
    const accepted = new Set(lesson.accept.map((choice) => JSON.stringify(choice)));
    return options.map((option) =>
        option.allowed && !accepted.has(JSON.stringify(option.choice))
            ? { ...option, allowed: false, later: true }
            : option,
    );
}
