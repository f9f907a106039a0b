import type { MediaId } from '@heraia/contract/ids'

/** What she says anew of pictures that stand in a post, by their id. */
export type KeptAlts = Record<string, KeptAlt>

interface KeptAlt {
  /** What was said of it when she began: what is said elsewhere since is not hers to undo unknowingly. */
  before: string
  alt: string
}

interface Described {
  id: MediaId
  picture: { alt: string }
}

/** What she says of it now; as it is, where she says nothing, or began on what is said no longer. */
export function altOf(kept: KeptAlts, { id, picture }: Described): string {
  const hers = kept[id]
  return hers?.before === picture.alt ? hers.alt : picture.alt
}

export const keepAlt = (kept: KeptAlts, { id, picture }: Described, alt: string): KeptAlts => ({
  ...kept,
  [id]: { before: picture.alt, alt },
})

/** Those that differ from what is said now. */
export const newAlts = (kept: KeptAlts, media: readonly Described[]): { id: MediaId; alt: string }[] =>
  media.flatMap((medium) => {
    const alt = altOf(kept, medium)
    return alt === medium.picture.alt ? [] : [{ id: medium.id, alt }]
  })

/** The server has `sent`, and `media` stand there: what she has said otherwise since then. */
export function altsSince(
  kept: KeptAlts,
  sent: readonly { id: MediaId; alt: string }[],
  media: readonly Described[],
): KeptAlts {
  const since = media.flatMap(({ id, picture }) => {
    const hers = kept[id]
    if (!hers) return []
    const before = sent.find((one) => one.id === id)?.alt
    const isStale = before === undefined && hers.before !== picture.alt
    return isStale || hers.alt === (before ?? hers.before) ? [] : [[id, { before: picture.alt, alt: hers.alt }]]
  })
  return Object.fromEntries(since)
}
