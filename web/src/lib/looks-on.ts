import type { BoundedCount, Page } from '@heraia/contract/paging'

/** So many empty pages are gone through without a word from her: 200,000 people, where a page is a look at 10,000. */
const LOOKS = 20

/**
 * A page without items may have a next one: what is too short for an index is looked for part by part. A list of such
 * pages is not empty before the last of them.
 */
export const isLooking = (pages: readonly Pick<Page<unknown>, 'items' | 'nextCursor'>[] | undefined): boolean =>
  pages !== undefined &&
  pages.length < LOOKS &&
  pages.every(({ items }) => items.length === 0) &&
  Boolean(pages.at(-1)?.nextCursor)

interface ListSoFar {
  items: readonly unknown[] | undefined
  foot: { state: string }
}

/**
 * What is said beside a list of how many there are; undefined: not known yet. A count that saw none in the part that it
 * looked through knows less than a list that looks on.
 */
export function countBeside(count: BoundedCount | undefined, { items, foot }: ListSoFar): BoundedCount | undefined {
  if (!count || count.count > 0 || !count.more) return count
  if (foot.state === 'end') return { count: items?.length ?? 0, more: false }
  return items?.length ? { count: items.length, more: true } : undefined
}
