import type { MediaId } from '@heraia/contract/ids'
import { type Kept, type Standing, standing, swapped, tried, written, writtenSince } from '../../lib/rewording.ts'

/** What she says anew of pictures that stand in a post, by their id: each as other words that stand there already. */
export type KeptAlts = Record<string, Kept>

export interface Described {
  id: MediaId
  picture: { alt: string }
}

/** What stands in the field of each picture, and beside it. `starts`: what was said when the page began to show them. */
export const standingAlts = (
  kept: KeptAlts,
  starts: Record<string, string>,
  media: readonly Described[],
): Record<string, Standing> =>
  Object.fromEntries(media.map(({ id, picture: { alt } }) => [id, standing(kept[id] ?? null, starts[id] ?? alt, alt)]))

/** As she writes on. */
export const keepAlt = (kept: KeptAlts, id: MediaId, { before }: Standing, alt: string): KeptAlts =>
  withAlt(kept, id, written(kept[id] ?? null, before, alt))

/** She takes what she had written before it was said otherwise elsewhere. */
export const takeOlderAlt = (kept: KeptAlts, id: MediaId, { before, value }: Standing): KeptAlts =>
  withAlt(kept, id, swapped(kept[id] ?? null, before, value))

/** All that stands in the fields is on its way to the server. */
export const triedAlts = (kept: KeptAlts, all: Record<string, Standing>): KeptAlts =>
  Object.entries(all).reduce(
    (next, [id, { before, value }]) => withAlt(next, id, tried(next[id] ?? null, before, value)),
    kept,
  )

/** Those that differ from what is said now. */
export const newAlts = (all: Record<string, Standing>, media: readonly Described[]): { id: MediaId; alt: string }[] =>
  media.flatMap(({ id, picture }) => {
    const alt = all[id]?.value.trim() ?? picture.alt
    return alt === picture.alt ? [] : [{ id, alt }]
  })

/** The server has what she sent, and `media` stand there: what she has said otherwise since then. */
export const altsSince = (kept: KeptAlts, media: readonly Described[]): KeptAlts =>
  media.reduce<KeptAlts>((rest, { id, picture }) => withAlt(rest, id, writtenSince(kept[id] ?? null, picture.alt)), {})

function withAlt(kept: KeptAlts, id: string, alt: Kept | null): KeptAlts {
  const { [id]: _, ...others } = kept
  return alt ? { ...others, [id]: alt } : others
}
