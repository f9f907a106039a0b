import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, inTransaction } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import type { NamedReference } from '../../../personal-data/references.ts'
import { languageOf } from '../auth/language-of.ts'
import { userById } from '../auth/users.queries.ts'
import { accountDeletedMail } from '../mails/account-deleted-mail.ts'
import { addMail } from '../mails/add-mail.ts'
import { writeAudit } from '../write-audit.ts'

const AT_ONCE = 100
const payloadSchema = z.object({ personId: z.guid() })

/** Every hour: whose days to change her mind are over. */
export async function eraseDueAccounts(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('account_deletions')
    .select('person_id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', ctx.now())
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute()
  for (const { person_id: personId } of due) {
    const job = { name: 'erase-account', payload: { personId }, key: `erase ${personId}`, queue: 'erase' }
    await ctx.ports.jobs.add(ctx.db, job)
  }
}

/**
 * Takes everything of hers out of every table, one after the other, and her files. Each step finds nothing to do when
 * it runs again, so a server that stops in the middle goes on where it was.
 */
export const eraseAccount =
  (references: readonly NamedReference[]) =>
  async (ctx: Context, payload: Record<string, unknown>): Promise<void> => {
    const { personId } = payloadSchema.parse(payload)
    if (!(await begin(ctx, personId))) return
    for (const reference of references) if (!isAccount(reference)) await deal(ctx, reference, personId)
    await inTransaction(ctx, (tx) => end(tx, references.filter(isAccount), personId))
    ctx.ports.log.info({}, 'an account was deleted with everything of its person')
  }

/** Whether it is time. From here on she can no longer keep it. */
const begin = (ctx: Context, personId: string): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .selectFrom('account_deletions')
      .select('person_id')
      .where('person_id', '=', personId)
      .where('done_at', 'is', null)
      .where('due_at', '<=', tx.now())
      .forUpdate()
      .executeTakeFirst()
    if (!due) return false
    await tx.db.updateTable('profiles').set({ state: 'deleted' }).where('id', '=', personId).execute()
    await tx.db.deleteFrom('auth_sessions').where('user_id', '=', personId).execute()
    return true
  })

const isAccount = ({ table, column }: NamedReference): boolean => table === 'users' && column === 'id'

/** Her address goes together with the mail to it: who goes on after a server that stopped still knows where to. */
async function end(tx: Context, account: readonly NamedReference[], personId: string): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('account_deletions')
    .set({ done_at: tx.now() })
    .where('person_id', '=', personId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const user = await userById(tx.db, personId)
  for (const reference of account) await deal(tx, reference, personId)
  await writeAudit(tx, { action: 'account.deleted', actorId: null, subjectId: personId })
  // The one mail that outlives her account.
  const to = user?.email_confirmed_at ? { id: null, email: user.email } : null
  if (user && to) await addMail(tx, to, accountDeletedMail(languageOf(user, null)))
  tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [personId]))
}

async function deal(ctx: Context, { table, column, atTheEnd }: NamedReference, personId: string): Promise<void> {
  const hers = sql`${sql.ref(column)} = ${personId}::uuid`
  switch (atTheEnd.does) {
    case 'delete':
      await sql`delete from ${sql.table(table)} where ${hers}`.execute(ctx.db)
      return
    case 'empty': {
      const sets = Object.entries(atTheEnd.set).map(([name, value]) => sql`${sql.ref(name)} = ${sql.lit(value)}`)
      await sql`update ${sql.table(table)} set ${sql.join(sets)} where ${hers}`.execute(ctx.db)
      return
    }
    case 'act':
      await atTheEnd.act(ctx, personId)
  }
}
