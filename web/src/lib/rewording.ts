/** What she makes of words that stand there already, as it is kept. */
export interface Kept {
  /** What stood there when she began. */
  before: string
  text: string
  /** What she last sent: it may have arrived though its answer did not. */
  tried?: string
  /** What she had written on words that were changed elsewhere meanwhile. */
  older?: string
}

/** Hers goes on where the words are those that she began with, or what she herself made of them. */
export const goesOn = (kept: Kept, before: string): boolean => kept.before === before || kept.tried === before

/** What she had written on words that stand there no longer; null where it is nothing else than what stands there. */
export function olderWords(kept: Kept | null, before: string): string | null {
  const older = kept && (goesOn(kept, before) ? kept.older : kept.text)
  return older === undefined || older === null || older.trim() === before ? null : older
}

/** As she writes on; null: it is what stands there, and nothing has to be kept. */
export function written(kept: Kept | null, before: string, text: string): Kept | null {
  const older = olderWords(kept, before) ?? undefined
  if (text === before && older === undefined) return null
  return {
    before,
    text,
    ...(kept && goesOn(kept, before) && { tried: kept.tried }),
    ...(older !== undefined && { older }),
  }
}
