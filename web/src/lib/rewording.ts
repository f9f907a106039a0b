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
  // What she had only left as it was is none of hers.
  const isHers = kept && !goesOn(kept, before) && kept.text !== kept.before
  const older = isHers ? kept.text : kept?.older
  // Where nothing is left, nothing is lost.
  return !older?.trim() || older.trim() === before ? null : older
}

/** What stands in the field, and beside it. */
export interface Standing {
  /** What the words in the field began with. */
  before: string
  value: string
  older: string | null
  changedTo: string | null
}

/** `start`: what stood there when the page began to show it; `now`: what does by now. */
export function standing(kept: Kept | null, start: string, now: string): Standing {
  const isOurs = start === now || (kept !== null && goesOn(kept, start))
  const before = isOurs ? start : now
  return {
    before,
    value: kept && goesOn(kept, before) ? kept.text : before,
    older: olderWords(kept, before),
    changedTo: isOurs ? changedMeanwhile(kept, before, now) : null,
  }
}

/** What stands there now, where she goes on with words that she began on others; null: she knows it, or it is hers. */
export function changedMeanwhile(kept: Kept | null, before: string, now: string): string | null {
  if (!kept || now === before || now === kept.tried || now === kept.text.trim()) return null
  // Where nothing is left, nothing is lost.
  return now || null
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

/** She saves it: it may arrive though its answer does not. Where it is what stands there, there is nothing to keep. */
export function tried(kept: Kept | null, before: string, text: string): Kept | null {
  const saved = written(kept, before, text)
  return saved && { ...saved, tried: text.trim() }
}

/** The server has what she last sent, and `now` stands there: what she has written since then; null: nothing. */
export function writtenSince(kept: Kept | null, now: string): Kept | null {
  if (!kept || kept.text.trim() === (kept.tried ?? kept.before)) return null
  return { before: now, text: kept.text, ...(kept.older !== undefined && { older: kept.older }) }
}

/** She takes her older words; those that she has written since take their place. */
export function swapped(kept: Kept | null, before: string, text: string): Kept | null {
  const older = olderWords(kept, before)
  if (older === null) return kept
  return {
    before,
    text: older,
    ...(kept && goesOn(kept, before) && { tried: kept.tried }),
    ...(text !== before && { older: text }),
  }
}
