import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { NamedReference } from '../../../personal-data/references.ts'
import { languageOfUser } from '../auth/one-time/who-was-asked.ts'
import { userById } from '../auth/users.queries.ts'
import { addMail } from '../mails/add-mail.ts'
import { archiveReadyMail } from '../mails/archive-ready-mail.ts'
import { exportKey } from './export-files.ts'
import { readArchive } from './read-archive.ts'

const payloadSchema = z.object({ id: z.uuid() })

/** Writes the archive, then says that it is ready. Running again writes the same file. */
export const makeExport =
  (references: readonly NamedReference[]) =>
  async (ctx: Context, payload: Record<string, unknown>): Promise<void> => {
    const { id } = payloadSchema.parse(payload)
    const asked = await ctx.db.selectFrom('account_exports').selectAll().where('id', '=', id).executeTakeFirst()
    if (asked?.state !== 'waiting' || asked.expires_at <= ctx.now()) return
    const archive = await readArchive(ctx, references, asked.person_id)
    const bytes = new TextEncoder().encode(`${JSON.stringify(archive, null, 2)}\n`)
    await ctx.ports.files.put(exportKey(id), bytes)
    await ctx.db
      .updateTable('account_exports')
      .set({ state: 'ready', bytes: bytes.length })
      .where('id', '=', id)
      .execute()
    const user = await userById(ctx.db, asked.person_id)
    if (!user?.email_confirmed_at) return
    await addMail(ctx, user.email, archiveReadyMail(languageOfUser(user, 'en'), ctx.settings.siteUrl))
  }
