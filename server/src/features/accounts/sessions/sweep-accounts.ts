import { type Context, inTransaction } from '../../../context.ts'
import { dropBegun } from '../auth/factors/drop-begun.ts'
import { IDEMPOTENCY_SECONDS } from '../auth/sign-up/idempotency-key.ts'
import { sweepTries } from '../auth/sign-up/tries/sweep-tries.ts'
import { forgetGuests } from '../deletion/forget-guests.ts'
import { dayAgo } from '../new-accounts/take-of-day.ts'
import { sweepOver } from './end-over.ts'

const USED_TOKEN_DAYS = 30
/** A device that she has not used for so long is new again. */
const KNOWN_DAYS = 400
/** What failed for good may be looked at for so long: its payload names people. */
const FAILED_JOB_DAYS = 7

/** Of mails that wait where the operator reads them, while no mail server is set. */
const OUTBOX_DAYS = 30

/** Deletes what has expired: sessions that are over and their guests, old refresh tokens, factors that were begun, keys of sign-ups, what new accounts did on a day that is over, passwords that nobody proved to be theirs, unused codes, mails of the outbox that nobody needs any more, jobs that failed for good. */
export async function sweepAccounts(ctx: Context): Promise<void> {
  const ago = (seconds: number) => new Date(ctx.now().getTime() - seconds * 1000)
  const { db } = ctx
  await sweepOver(ctx)
  await forgetGuests(ctx)
  await db
    .deleteFrom('refresh_tokens')
    .where('used_at', '<', ago(USED_TOKEN_DAYS * 86_400))
    .execute()
  await db.deleteFrom('auth_flows').where('created_at', '<', ago(86_400)).execute()
  await inTransaction(ctx, (tx) => dropBegun(tx))
  await db.deleteFrom('mfa_challenges').where('expires_at', '<', ctx.now()).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', ctx.now()).execute()
  await db.deleteFrom('spent_proofs').where('expires_at', '<', ctx.now()).execute()
  await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<', ago(KNOWN_DAYS * 86_400))
    .execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', ago(IDEMPOTENCY_SECONDS)).execute()
  await db.deleteFrom('new_account_counts').where('began_at', '<', dayAgo(ctx.now())).execute()
  // Walks outbox_mails_newest_idx.
  await db
    .deleteFrom('outbox_mails')
    .where('created_at', '<', ago(OUTBOX_DAYS * 86_400))
    .execute()
  await sweepTries(ctx)
  await ctx.ports.jobs.sweepFailed(db, ago(FAILED_JOB_DAYS * 86_400))
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', ctx.now()).execute()
}
