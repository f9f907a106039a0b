import type { Context } from '../context.ts'
import { lookAs } from '../features/settings/look-as.ts'
import { malformed } from './answer-errors.ts'
import { answerApi } from './api.ts'
import type { JsonAnswer } from './json-answer.ts'
import { pathOf } from './path-of.ts'

/** A call of the web client with the header `heraia-view-as`: what the owner's profile shows to somebody else. */
export async function answerThroughEyes(
  request: Request,
  body: string,
  ctx: Context,
  eyes: string,
): Promise<JsonAnswer | null> {
  const procedure = pathOf(request).replace('/api/rpc/', '')
  return lookAs(ctx, { procedure, id: idIn(body, ctx.requestId), eyes }, (seen) => answerApi(request, body, seen))
}

function idIn(body: string, requestId: string): unknown {
  try {
    return (JSON.parse(body) as { json?: { id?: unknown } } | null)?.json?.id
  } catch {
    throw malformed(requestId)
  }
}
