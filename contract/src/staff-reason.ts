/** Why the staff did something, in its own words: what is logged, and what whoever it is about reads. In letters. */
export const REASON_MAX = 500
