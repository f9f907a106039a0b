import { sql } from 'kysely'
import type { Context } from '../../../../../context.ts'
import { IDEMPOTENCY_SECONDS } from '../idempotency-key.ts'

/** A sign-up whose address nobody has proven to be his. */
export interface Try {
  /** See digestOfTry. */
  digest: string
  userId: string
  byPhone: boolean
  /** The account came about by it. */
  madeAccount: boolean
  /** What it is answered with. */
  shownId: string
  idempotencyKey: string | null
}

/**
 * Keeps it, and answers the id that it is to be answered with: that of the same sign-up within the hour, whose answer was lost
 * on the way, or else its own. Of two at once the second waits for the first. The digest names the address: whose account that
 * is now counts, and not whose it was.
 */
export async function noteTry({ db, now }: Context, made: Try): Promise<string> {
  const at = now()
  const since = new Date(at.getTime() - IDEMPOTENCY_SECONDS * 1000)
  const { rows } = await sql<{ shown_id: string }>`
    insert into sign_up_tries as before (digest, user_id, by_phone, made_account, shown_id, idempotency_key, tried_at)
    select ${made.digest}, u.id, ${made.byPhone}, ${made.madeAccount}, ${made.shownId}::uuid, ${made.idempotencyKey}, ${at}
    from users u where u.id = ${made.userId}::uuid
    on conflict (digest) do update set
      user_id = excluded.user_id,
      -- Of an account that is gone (null) nothing is left that it made.
      made_account = excluded.made_account
        or before.made_account and before.user_id is not distinct from excluded.user_id,
      shown_id = case when before.idempotency_key = excluded.idempotency_key and before.tried_at > ${since}
        then before.shown_id else excluded.shown_id end,
      idempotency_key = excluded.idempotency_key,
      tried_at = excluded.tried_at
    returning shown_id`.execute(db)
  // Deleted at this moment, or asked once more later: she is answered all the same.
  return rows[0]?.shown_id ?? made.shownId
}
