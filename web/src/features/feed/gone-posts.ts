import { createStore } from '../../lib/store.ts'

/** Posts that this tab showed and that are not there for her any more: what she was writing about one is not lost with it. */
export const gonePosts = createStore<ReadonlySet<string>>(new Set())

export const noteGone = (ids: Iterable<string>): void => gonePosts.set(new Set([...gonePosts.get(), ...ids]))

/** The ids of a list as they stand now, and each of `before` that is gone where it stood. */
export function withGone(before: readonly string[], now: readonly string[], gone: ReadonlySet<string>): string[] {
  const there = new Set(now)
  const after = new Map<string | null, string[]>()
  let last: string | null = null
  for (const id of before) {
    if (there.has(id)) last = id
    else if (gone.has(id)) after.set(last, [...(after.get(last) ?? []), id])
  }
  return [...(after.get(null) ?? []), ...now.flatMap((id) => [id, ...(after.get(id) ?? [])])]
}
