/** The clocks of a table, in this browser's time. */

import type { ClockShown } from "../messages";

/** By how much the server's clock is ahead of this browser's, in milliseconds. */
export function aheadBy(now: string, heard: number): number {
    return new Date(now).getTime() - heard;
}

/** Seconds that a seat has left: until its time is over if its clock runs, otherwise what its next turn would have. */
export function secondsLeft(clock: ClockShown, seat: number, serverTime: number): number {
    if (clock.running !== seat || clock.due === null) return (clock.banks[seat] ?? 0) + clock.per_turn;
    return Math.max(0, (new Date(clock.due).getTime() - serverTime) / 1000);
}

const DAY = 24 * 3600;
const two = (number: number) => String(number).padStart(2, "0");

/** A time as it stands on a clock's face: days and hours, hours and minutes, or minutes and seconds. */
export function faceOf(seconds: number): string {
    const whole = Math.ceil(seconds);
    if (whole >= DAY) return `${Math.floor(whole / DAY)}d ${Math.floor((whole % DAY) / 3600)}h`;
    if (whole >= 3600) return `${Math.floor(whole / 3600)}h ${two(Math.floor((whole % 3600) / 60))}`;
    return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
