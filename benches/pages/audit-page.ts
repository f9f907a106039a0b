import lighthouse from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Audited {
  /** 0 to 100 by category. */
  scores: Record<string, number>
  /** Milliseconds until the largest part was painted, on the phone and network that Lighthouse plays. */
  largestPaint: number
  /** How far what is on the page moves while it loads. */
  layoutShift: number
  /** Milliseconds in which it does not answer while it loads. */
  blocked: number
  /** Addresses of the scripts that the page loads. */
  scripts: string[]
  /** What costs points. */
  lost: string[]
}

/** Lighthouse's mobile setting. */
export async function auditPage(url: string, debuggingPort: number): Promise<Audited> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // The page of an address that there is not is measured too.
    ignoreStatusCode: true,
  })
  if (!result) throw new Error(`Lighthouse did not answer for ${url}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const requests = lhr.audits['network-requests']?.details
  const items: unknown[] = requests && 'items' in requests && Array.isArray(requests.items) ? requests.items : []
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])),
    largestPaint: Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    blocked: Math.round(lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN),
    scripts: items.flatMap((item) => (isScript(item) ? [item.url] : [])),
    lost: lostPoints(lhr),
  }
}

const isScript = (item: unknown): item is { url: string } =>
  typeof item === 'object' && item !== null && 'resourceType' in item && item.resourceType === 'Script' && 'url' in item

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function lostPoints(lhr: Result): string[] {
  const names = CATEGORIES.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
  return names.flatMap(({ id, weight }) => {
    const audit = lhr.audits[id]
    return audit && weight > 0 && audit.score !== null && audit.score < 0.9
      ? [`${audit.title} ${audit.displayValue ?? ''}`]
      : []
  })
}
