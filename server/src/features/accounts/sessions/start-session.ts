import type { SecurityDetail } from '@heraia/contract/account-data'
import type { Language } from '@heraia/contract/accounts'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { statement } from '../../../statement.ts'
import { passChangesOn } from '../auth/changes/drop-changes.ts'
import { userGone } from '../auth/users.queries.ts'
import { newFamily } from '../tokens/refresh-token.ts'
import { coarseNetwork } from './coarse-network.ts'
import { deviceName } from './device-name.ts'
import { endOver } from './end-over.ts'

export interface StartedSession {
  id: string
  aal: string
  amr: unknown[]
  refreshToken: string
  /** When she signed in, which her row says from then on. */
  startedAt: Date
}

/** What proves who she is, her second factor too where `aal` is aal2, and since when. */
export interface Shown {
  /** The session in which she showed it; null: what was asked for there stays with it. */
  id: string | null
  aal: string
  amr: unknown[]
  created_at: Date
}

/**
 * `method` is how she proved who she is, as the `amr` claim names it; `provider` who vouched for her; `before` what she has
 * shown in the session that this one takes the place of, where she went away from it to come back: it is as old as that one.
 */
export async function startSession(
  tx: Context,
  userId: string,
  method: SecurityDetail,
  provider?: string,
  before?: Shown,
): Promise<StartedSession> {
  const started = await start(tx, { userId, method, provider, before, password: null })
  if (!started) throw userGone()
  return started
}

/** null: her password is no longer the one of this hash. Whoever was quicker than its change must not stay signed in. */
export const startSessionByPassword = (tx: Context, userId: string, hash: string): Promise<StartedSession | null> =>
  start(tx, { userId, method: 'password', provider: undefined, password: hash })

interface Proven {
  userId: string
  method: SecurityDetail
  provider: string | undefined
  before?: Shown | undefined
  /** The hash that was checked; null: she came otherwise. */
  password: string | null
}

const start = (ctx: Context, proven: Proven): Promise<StartedSession | null> =>
  ctx.settings.auth.sessionSingle ? inTransaction(ctx, (tx) => startOnly(tx, proven)) : startOne(ctx, proven)

/**
 * Her other sessions end. After it has begun: of two that begin at once, the second waits for her row (insertSession) and
 * finds the first here.
 */
async function startOnly(tx: Context, proven: Proven): Promise<StartedSession | null> {
  const started = await startOne(tx, proven)
  if (started && !(await isHalfProven(tx, proven.userId, started)))
    await endOver(tx, proven.userId, { allBut: started.id }, 'newer')
  return started
}

/** It may be who knows her password: hers end when the second factor is shown (raise-session.ts), and not before. */
async function isHalfProven({ db }: Context, userId: string, { aal }: StartedSession): Promise<boolean> {
  if (aal === 'aal2') return false
  const user = await db.selectFrom('users').select('has_second_factor').where('id', '=', userId).executeTakeFirst()
  return user?.has_second_factor === true
}

async function startOne(tx: Context, proven: Proven): Promise<StartedSession | null> {
  const { userId, method, provider, before, password } = proven
  const now = tx.now()
  const id = newId(tx)
  const aal = before?.aal ?? 'aal1'
  const begun = before?.created_at ?? now
  const way = { method, timestamp: Math.floor(now.getTime() / 1000), ...(provider && { provider }) }
  const amr = [way, ...(before?.amr ?? []).filter((one) => !isSameWay(one, way))]
  const { refreshToken, ...family } = await newFamily(tx.ports, id)
  const [device, network] = [deviceName(tx.userAgent), coarseNetwork(tx.address)]
  const [started] = await insertSession(tx, {
    ...{ id, userId, password, now, begun, aal, amr: JSON.stringify(amr) },
    ...{ device, network, speaks: tx.speaks },
    ...family,
    ...{ auditId: newId(tx), details: JSON.stringify({ method, device, network }) },
  })
  if (!started) return null
  if (before?.id) await passChangesOn(tx, userId, before.id, id)
  if (started.from_elsewhere) {
    const payload = { userId, device, network, at: now.toISOString(), language: tx.speaks }
    await tx.ports.jobs.add(tx.db, { name: 'mail-new-sign-in', payload })
  }
  return { id, aal, amr, refreshToken, startedAt: now }
}

type NewSession = {
  id: string
  userId: string
  password: string | null
  now: Date
  begun: Date
  aal: string
  amr: string
  device: string
  network: string
  speaks: Language
  key: string
  secretHash: string
  auditId: string
  details: string
}

interface Started {
  /** She has signed in before, and never from this device and network. null: from here, in the last day. */
  from_elsewhere: boolean | null
}

/**
 * The session, where and when she was last there, and the audit log, in one statement. Her row first: who changes her
 * password, or deletes her, holds it, and nothing is started for who is otherwise once it is ours.
 */
const insertSession = statement(
  (made: NewSession) => sql<Started>`
    with seen as (
      update users set last_sign_in_at = ${made.now}::timestamptz, updated_at = ${made.now}::timestamptz,
        speaks = ${made.speaks}
      where id = ${made.userId}::uuid and deleted_at is null
        ${made.password === null ? sql`` : sql`and encrypted_password = ${made.password}`}
      returning id
    ), session as (
      insert into auth_sessions (id, user_id, aal, amr, device, network, created_at, last_seen_at,
        refresh_key, refresh_secret_hash)
      select ${made.id}::uuid, id, ${made.aal}, ${made.amr}::jsonb, ${made.device}, ${made.network},
        ${made.begun}::timestamptz, ${made.now}::timestamptz, ${made.key}, ${made.secretHash} from seen
    ), device as (
      insert into known_devices (user_id, device, network, last_seen_at)
      select id, ${made.device}, ${made.network}, ${made.now}::timestamptz from seen
      on conflict (user_id, device, network) do update set last_seen_at = excluded.last_seen_at
        where known_devices.last_seen_at < excluded.last_seen_at - interval '1 day'
      returning xmax = 0 as is_new
    )
    insert into audit_log (id, actor_id, action, subject_id, details, created_at)
    select ${made.auditId}::uuid, id, 'session.started', ${made.id}::uuid, ${made.details}::jsonb,
      ${made.now}::timestamptz from seen
    returning (select is_new from device)
      and exists (select from known_devices where user_id = ${made.userId}::uuid) as from_elsewhere`,
)

/** Of an `amr` claim. */
const isSameWay = (one: unknown, { method, provider }: { method: string; provider?: string }): boolean =>
  typeof one === 'object' &&
  one !== null &&
  Reflect.get(one, 'method') === method &&
  Reflect.get(one, 'provider') === provider

const newId = (ctx: Context): string => uuid7(ctx.now().getTime(), ctx.ports.random.bytes(10))
