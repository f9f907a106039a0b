import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { sameText } from '../files/media-pass.ts'
import { sharedAnswer } from '../shared-answer.ts'
import { pathOf } from './path-of.ts'

/** /healthz: the process lives. /readyz: it can answer, so the database is there. /metrics: Prometheus. */
export async function answerHealth(request: Request, ctx: Context): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  switch (pathOf(request)) {
    case '/healthz':
      return Response.json({ status: 'ok' })
    case '/readyz':
      return ready(ctx)
    case '/metrics':
      if (!mayReadMetrics(request, ctx))
        return new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
      return new Response(await ctx.ports.metrics.render(), {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
      })
    default:
      return null
  }
}

/**
 * Whose mails a limit held back is counted, and what a request took: whoever reads that on a quiet site learns whose address is
 * a member's. Without a token it is for programs on this very machine, and for none that a proxy here speaks for.
 */
function mayReadMetrics({ headers }: Request, { settings: { metricsToken }, address }: Context): boolean {
  if (metricsToken !== null) return sameText(headers.get('authorization') ?? '', `Bearer ${metricsToken}`)
  return /^(127\.|::1$)/.test(address) && !FORWARDED.some((name) => headers.has(name))
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

async function ready(ctx: Context): Promise<Response> {
  try {
    await answersNow.get(ctx)
    return Response.json({ status: 'ready' })
  } catch (error) {
    ctx.ports.log.warn({ error: String(error) }, 'not ready')
    return Response.json({ status: 'database unavailable' }, { status: 503, headers: { 'retry-after': '2' } })
  }
}

/** Anybody may ask, as often as she likes: the database is asked once a second. */
const answersNow = sharedAnswer(1000, ({ db }) => sql`select 1`.execute(db))
