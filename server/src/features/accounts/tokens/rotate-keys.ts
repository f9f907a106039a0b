import { type Context, inTransaction } from '../../../context.ts'
import { broadcastKeys } from '../../../live/broadcasts.ts'
import { conflict, notFound } from '../../../refused.ts'
import { writeAudit } from '../write-audit.ts'
import { refuseWhereElsewhere } from './keys-elsewhere.ts'
import { newPrivateJwk } from './signing-keys.ts'

export interface ListedKey {
  kid: string
  signs: boolean
  createdAt: Date
}

/** Newest first. */
export async function listKeys(ctx: Context): Promise<ListedKey[]> {
  refuseWhereElsewhere(ctx)
  const rows = await ctx.db
    .selectFrom('signing_keys')
    .select(['kid', 'signs', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ kid, signs, created_at: createdAt }) => ({ kid, signs, createdAt }))
}

/** A key that is published and verifies, but does not sign yet: clients keep our list for ten minutes. */
export async function addKey(ctx: Context): Promise<string> {
  refuseWhereSet(ctx)
  const jwk = await newPrivateJwk(ctx.ports.random)
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('signing_keys')
      .values({ kid: jwk.kid, private_jwk: JSON.stringify(jwk), signs: false, created_at: tx.now() })
      .execute()
    await writeAudit(tx, { action: 'key.added', actorId: null, subjectId: null, details: { kid: jwk.kid } })
    tx.afterCommit(() => broadcastKeys(tx.ports.broadcast))
  })
  return jwk.kid
}

/** From now on this key signs. The one before still verifies what it signed. */
export async function switchKey(ctx: Context, kid: string): Promise<void> {
  refuseWhereSet(ctx)
  await inTransaction(ctx, async (tx) => {
    // First none, then the one: at no moment two.
    await tx.db.updateTable('signing_keys').set({ signs: false }).where('signs', '=', true).execute()
    const switched = await tx.db
      .updateTable('signing_keys')
      .set({ signs: true })
      .where('kid', '=', kid)
      .returning('kid')
      .executeTakeFirst()
    if (!switched) throw notFound('key')
    await writeAudit(tx, { action: 'key.switched', actorId: null, subjectId: null, details: { kid } })
    tx.afterCommit(() => broadcastKeys(tx.ports.broadcast))
  })
}

/** What it signed counts no longer, at once on every process (within a minute on one that was not told). The one that signs stays. */
export async function dropKey(ctx: Context, kid: string): Promise<void> {
  refuseWhereSet(ctx)
  await inTransaction(ctx, async (tx) => {
    const key = await tx.db.selectFrom('signing_keys').select('signs').where('kid', '=', kid).executeTakeFirst()
    if (!key) throw notFound('key')
    if (key.signs) throw conflict('key_signs', 'This key signs. Switch to another one first.')
    await tx.db.deleteFrom('signing_keys').where('kid', '=', kid).execute()
    await writeAudit(tx, { action: 'key.dropped', actorId: null, subjectId: null, details: { kid } })
    tx.afterCommit(() => broadcastKeys(tx.ports.broadcast))
  })
}

function refuseWhereSet(ctx: Context): void {
  refuseWhereElsewhere(ctx)
  if (ctx.settings.auth.signingKeys === null) return
  throw conflict('keys_are_set', 'The keys are those of AUTH_SIGNING_KEYS: change them there.')
}
