/** What one of the staff notes for the others about what was reported: in letters, and how many of one thing. */
export const NOTE_MAX = 1000
export const NOTES_OF_A_THING = 50
