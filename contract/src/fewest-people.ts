/**
 * A figure of what people did is told from so many on: below it, it may be told whose it is (decision 0144). No schemas here:
 * a browser says so too.
 */
export const FEWEST_PEOPLE = 5
