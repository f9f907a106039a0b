import { useState } from 'react'
import { withGone } from './gone-posts.ts'

/** The ids of a list, and of those that went from among them, as far as they are `gone`; without it each that went is. */
export function useLines(
  items: readonly { id: string }[] | undefined,
  gone?: ReadonlySet<string>,
): { lines: string[]; at: ReadonlyMap<string, number> } {
  const [before, keep] = useState<readonly string[]>([])
  const at = new Map((items ?? []).map(({ id }, place) => [id, place]))
  const lines = items ? withGone(before, [...at.keys()], gone ?? new Set(before)) : []
  if (items && lines.join() !== before.join()) keep(lines)
  return { lines, at }
}
