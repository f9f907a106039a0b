/** What Lighthouse says of one thing that it looked at, as far as it is lost. */
export interface LostAudit {
  id: string
  /** Of a category: performance, accessibility, best-practices, seo. */
  category: string
  title: string
  displayValue?: string
  items: readonly unknown[]
}

/**
 * An answer of 404 that asks not to be indexed loses three audits by that alone: the status, the noindex, and the
 * browser's own line in the console about the document. Which of these are lost here, each with nothing else in it.
 */
export const lostByNature = (lost: readonly LostAudit[], url: string): LostAudit[] =>
  lost.filter((audit) => BY_NATURE[audit.id]?.(audit, url))

const BY_NATURE: Record<string, (audit: LostAudit, url: string) => boolean> = {
  'http-status-code': ({ displayValue }) => displayValue === '404',
  'is-crawlable': ({ items }) => items.length === 1 && items.every(isNoindex),
  'errors-in-console': ({ items }, url) => items.length === 1 && items.every((item) => isAnswer404(item, url)),
}

/** What is wrong with it beside its nature. Performance is judged by its figures. */
export function missedByMissing(lost: readonly LostAudit[], url: string): string[] {
  const natural = lostByNature(lost, url)
  const others = lost.filter((audit) => audit.category !== 'performance' && !natural.includes(audit))
  const absent = Object.keys(BY_NATURE).filter((id) => !natural.some((audit) => audit.id === id))
  return [
    ...others.map(({ id, title }) => `${id}: ${title}`),
    ...absent
      .filter((id) => !others.some((other) => other.id === id))
      .map((id) => `${id} is not lost: no 404, or indexed`),
  ]
}

const isNoindex = (item: unknown) => {
  const source = partOf(item, 'source')
  return /^<meta name="robots" content="noindex"\s*\/?>$/.test(String(partOf(source, 'snippet')))
}

const isAnswer404 = (item: unknown, url: string) =>
  partOf(item, 'source') === 'network' &&
  / 404 /.test(String(partOf(item, 'description'))) &&
  partOf(partOf(item, 'sourceLocation'), 'url') === url

const partOf = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Object.entries(thing).find(([key]) => key === name)?.[1] : undefined
