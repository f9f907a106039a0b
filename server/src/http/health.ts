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

function mayReadMetrics(request: Request, { settings: { metricsToken } }: Context): boolean {
  return metricsToken === null || sameText(request.headers.get('authorization') ?? '', `Bearer ${metricsToken}`)
}

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
