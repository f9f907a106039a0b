import { Language } from '@heraia/contract/accounts'
import { z } from 'zod'
import { type Context, inTransaction } from '../../../context.ts'
import type { NamedReference } from '../../../personal-data/references.ts'
import { languageOf } from '../auth/language-of.ts'
import { userById } from '../auth/users.queries.ts'
import { addMail } from '../mails/add-mail.ts'
import { archiveReadyMail } from '../mails/archive-ready-mail.ts'
import { ARCHIVE_VERSION, type ArchiveContents, asJson, writeContents } from './archive-contents.ts'
import { archiveEntries } from './archive-entries.ts'
import { tableKey } from './export-files.ts'
import { readTables } from './read-archive.ts'
import { lengthOfArchive } from './zip-archive.ts'

const payloadSchema = z.object({ id: z.uuid(), language: Language.catch('en') })

/** Writes her tables, then says that the archive is ready; her files join when she fetches it. May run twice. */
export const makeExport =
  (references: readonly NamedReference[]) =>
  async (ctx: Context, payload: Record<string, unknown>): Promise<void> => {
    const { id, language } = payloadSchema.parse(payload)
    const asked = await ctx.db.selectFrom('account_exports').selectAll().where('id', '=', id).executeTakeFirst()
    if (asked?.state !== 'waiting' || asked.expires_at <= ctx.now()) return
    const contents = await writeTables(ctx, references, id, asked.person_id)
    const bytes = await lengthOfArchive(archiveEntries(ctx, references, id, contents))
    await inTransaction(ctx, async (tx) => {
      if (!(await becomesReady(tx, id, bytes))) return
      const user = await userById(tx.db, asked.person_id)
      if (!user?.email_confirmed_at) return
      await addMail(tx, user, archiveReadyMail(languageOf(user, language), tx.settings.siteUrl), asked.expires_at)
    })
  }

/** false: it was so already, or she left meanwhile. */
async function becomesReady(tx: Context, id: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('account_exports')
    .set({ state: 'ready', bytes })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function writeTables(
  ctx: Context,
  references: readonly NamedReference[],
  id: string,
  personId: string,
): Promise<ArchiveContents> {
  const tables: string[] = []
  for await (const { name, rows } of readTables(ctx, references, personId)) {
    await ctx.ports.files.put(tableKey(id, tables.length), asJson(rows))
    tables.push(name)
  }
  const madeAt = ctx.now().toISOString()
  const contents = { format: 'heraia-archive', version: ARCHIVE_VERSION, site: ctx.settings.siteUrl } as const
  const whole = { ...contents, personId, madeAt, tables }
  await writeContents(ctx, id, whole)
  return whole
}
