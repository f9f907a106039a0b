import { type LighthouseResult, openLighthouse } from './lighthouse.ts'
import type { LostAudit } from './missing-page.ts'

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
  lost: LostAudit[]
}

/** Lighthouse's mobile setting. */
export async function auditPage(url: string, debuggingPort: number): Promise<Audited> {
  const lighthouse = await openLighthouse()
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
  const items = itemsOf(lhr.audits['network-requests']?.details)
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])),
    largestPaint: Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    blocked: Math.round(lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN),
    scripts: items.flatMap((item) => (isScript(item) ? [item.url] : [])),
    lost: lostPoints(lhr),
  }
}

const itemsOf = (details: object | undefined): unknown[] =>
  details && 'items' in details && Array.isArray(details.items) ? details.items : []

const isScript = (item: unknown): item is { url: string } =>
  typeof item === 'object' && item !== null && 'resourceType' in item && item.resourceType === 'Script' && 'url' in item

/** Of performance what is far from full: its figures are judged by themselves. */
const LOST_UNDER: Record<string, number> = { performance: 0.9 }

const lostPoints = (lhr: LighthouseResult): LostAudit[] =>
  CATEGORIES.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= (LOST_UNDER[category] ?? 1)) return []
      const { title, displayValue, details } = audit
      return [{ id, category, title, displayValue, items: itemsOf(details) }]
    }),
  )
