/** What she changed between `from` and `typed`, on what stands there now; the rest is as it is there. */
export function changedOnto<Search extends object>(
  now: Search,
  { from, typed }: { from: Search; typed: Search },
): Search {
  const changed = new Map(Object.entries(now))
  const [was, is] = [new Map(Object.entries(from)), new Map(Object.entries(typed))]
  for (const field of new Set([...was.keys(), ...is.keys()])) {
    if (JSON.stringify(was.get(field)) === JSON.stringify(is.get(field))) continue
    if (is.has(field)) changed.set(field, is.get(field))
    else changed.delete(field)
  }
  return Object.fromEntries(changed) as Search
}
