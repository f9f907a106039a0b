import type { PushSubscription } from '@heraia/contract/notifications'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, invalidField } from '../../../refused.ts'

/** Browsers of one person; more than anybody has. */
const MOST_BROWSERS = 20

/**
 * Notices come to this browser until its session ends. A browser has one address, so whoever subscribes last in it gets
 * them. Only services that are known may be named, for we call them.
 */
export async function subscribePush(ctx: SignedIn, asked: PushSubscription): Promise<{ subscribed: true }> {
  await takeFromLimit(ctx, 'push')
  if (!isKnownService(asked.endpoint, ctx.settings.pushServices)) {
    throw invalidField('endpoint', 'unknown_push_service', 'This is no push service that we know.')
  }
  await inTransaction(ctx, async (tx) => {
    const me = tx.viewer.id
    await sql`insert into push_subscriptions (endpoint, person_id, session_id, p256dh, auth, created_at)
      values (${asked.endpoint}, ${me}::uuid, (select id from auth_sessions where id = ${tx.viewer.sessionId}::uuid),
        ${asked.p256dh}, ${asked.auth}, ${tx.now()})
      on conflict (endpoint) do update set person_id = excluded.person_id, session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`.execute(tx.db)
    const { rows } = await sql<{ count: number }>`
      select count(*) from push_subscriptions where person_id = ${me}::uuid`.execute(tx.db)
    if ((rows[0]?.count ?? 0) > MOST_BROWSERS) throw conflict('too_many_browsers', 'Too many browsers take notices.')
  })
  return { subscribed: true }
}

/** Her own browser only; one that is not there is no error. */
export async function endPush(
  ctx: SignedIn,
  { endpoint }: Pick<PushSubscription, 'endpoint'>,
): Promise<{ subscribed: false }> {
  await takeFromLimit(ctx, 'push')
  await ctx.db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('person_id', '=', ctx.viewer.id)
    .execute()
  return { subscribed: false }
}

function isKnownService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password || url.port) return false
  return services.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}
