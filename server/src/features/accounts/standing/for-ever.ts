/** When a ban ends that has no end: it lasts until somebody takes it back. */
export const FOR_EVER = new Date('9999-12-31T00:00:00Z')
