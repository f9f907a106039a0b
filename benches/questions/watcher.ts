import { passwords } from '@heraia/hosts/node/passwords'
import type pg from 'pg'
import { WATCHER_PASSWORD, watcherEmail } from '../big-world/sizes.ts'
import { call, connect, writeRequest } from '../http/connection.ts'

/** Somebody of the big world who is signed in and asks the questions. She follows 200 people. */
export interface Watcher {
  id: string
  token: string
  refreshToken: string
  /** One that she has with somebody; without a block between the two, for that would hide it. */
  conversationId: string
  /** The other one in it. */
  partnerId: string
}

/** The first `count` of them, signed in through the API as people do. */
export async function signInWatchers(port: number, pool: pg.Pool, count: number): Promise<Watcher[]> {
  const { rows } = await pool.query<{ id: string; email: string; conversation_id: string; partner_id: string }>(
    `select u.id, u.email, c.conversation_id, c.partner_id
    from users u left join lateral (
      select p.conversation_id, other.person_id as partner_id from participants p
        join participants other on other.conversation_id = p.conversation_id and other.person_id <> p.person_id
        where p.person_id = u.id and not exists (select 1 from blocks b where
          (b.blocker_id, b.blocked_id) in ((p.person_id, other.person_id), (other.person_id, p.person_id)))
        limit 1) c on true
    where u.email = any($1)`,
    [Array.from({ length: count }, (_, index) => watcherEmail(index + 1))],
  )
  const waiting = [...rows]
  const watchers: Watcher[] = []
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const connection = await connect(port)
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const answer = await connection.ask(signIn(next.email))
        if (answer.status !== 200) throw new Error(`${next.email} could not sign in: ${answer.text()}`)
        const session = JSON.parse(answer.text()) as { access_token: string; refresh_token: string }
        // Her token is checked at its first use and counts for an hour; that is not what is measured.
        const first = await connection.ask(call('feed/timeline', session.access_token, { scope: 'everybody' }))
        if (first.status !== 200) throw new Error(`${next.email} could not ask: ${first.text()}`)
        watchers.push({
          ...{ id: next.id, conversationId: next.conversation_id, partnerId: next.partner_id },
          ...{ token: session.access_token, refreshToken: session.refresh_token },
        })
      }
      connection.close()
    }),
  )
  return watchers
}

export const signIn = (email: string): string =>
  writeRequest({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    json: { email, password: WATCHER_PASSWORD },
  })

export const refresh = (token: string): string =>
  writeRequest({ method: 'POST', path: '/auth/v1/token?grant_type=refresh_token', json: { refresh_token: token } })

/** As registration would have made it. */
export const watcherHash = (): Promise<string> => passwords().hash(WATCHER_PASSWORD)
