import type { Answer } from '../../../http/handle-request.ts'
import { pathOf } from '../../../http/path-of.ts'
import { stopMails } from './stop-mails.ts'

const ONE_CLICK = /^\/api\/mails\/stop\/([0-9a-f]{48})$/

/** The button that mail programs show beside such a mail (RFC 8058): a bare POST, its body says nothing new. */
export const answerOneClick: Answer = async (request, ctx) => {
  const token = request.method === 'POST' ? ONE_CLICK.exec(pathOf(request))?.[1] : undefined
  if (token === undefined) return null
  await stopMails(ctx, token)
  return new Response(null, { status: 200 })
}
