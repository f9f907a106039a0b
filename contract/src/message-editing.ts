const EDIT_MS = 15 * 60 * 1000

/** So long the words of a message may be mended; later what the other answered to would change under her answer. */
export const mayStillEdit = (createdAt: Date, now: number): boolean => now - createdAt.getTime() <= EDIT_MS
