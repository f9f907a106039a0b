import type { Answer, FindViewer } from '../../http/handle-request.ts'
import { pathOf } from '../../http/path-of.ts'
import { forbidden, notFound, notSignedIn } from '../../refused.ts'
import { ticketById } from './inbox.queries.ts'

const PATH = /^\/api\/admin\/inbox\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/resume$/

/** The file of an application, for admins, always as something to save: nothing that strangers send is shown here. */
export const createResumeAnswer =
  (findViewer: FindViewer): Answer =>
  async (request, ctx) => {
    const id = PATH.exec(pathOf(request))?.[1]
    if (!id || request.method !== 'GET') return null
    const viewer = await findViewer(request, ctx)
    if (!viewer) throw notSignedIn()
    if (!viewer.isAdmin) throw forbidden('not_admin', 'Admins only.')
    const ticket = await ticketById(ctx.db, id)
    const file = ticket?.resume_key ? await ctx.ports.files.get(ticket.resume_key) : null
    if (!file) throw notFound('resume')
    const name = encodeURIComponent(ticket?.resume_name ?? 'resume.pdf')
    return new Response(file.stream(), {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(file.size),
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
        'cache-control': 'private, no-store',
      },
    })
  }
