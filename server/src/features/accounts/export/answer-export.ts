import type { Context } from '../../../context.ts'
import { isSigned } from '../../../files/signed-address.ts'
import { pathOf } from '../../../http/path-of.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { references } from '../../../personal-data/references.ts'
import { notFound } from '../../../refused.ts'
import { writeAudit } from '../write-audit.ts'
import { readContents } from './archive-contents.ts'
import { archiveEntries } from './archive-entries.ts'
import { zipArchive } from './zip-archive.ts'

const PATH = /^\/api\/me\/exports\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/file$/

/** Her archive, to save, for whoever has the signed address that only she was shown. */
export async function answerExport(request: Request, ctx: Context): Promise<Response | null> {
  const path = pathOf(request)
  const id = PATH.exec(path)?.[1]
  if (id === undefined || request.method !== 'GET') return null
  await takeFromLimit(ctx, 'media', ctx.address)
  if (!(await isSigned(ctx.ports, path, new URL(request.url).searchParams))) throw notFound('export')
  const row = await ctx.db
    .selectFrom('account_exports')
    .select(['person_id', 'asked_at'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  const contents = row && (await readContents(ctx, id))
  if (!contents) throw notFound('export')
  await writeAudit(ctx, { action: 'account.export_fetched', actorId: row.person_id, subjectId: row.person_id })
  return new Response(zipArchive(archiveEntries(ctx, references, id, contents)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="heraia-${row.asked_at.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}
