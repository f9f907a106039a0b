import type { Language } from '@heraia/contract/accounts'
import type { PersonId, SessionId } from '@heraia/contract/ids'
import type { Role } from '@heraia/contract/roles'
import type { Db } from '@heraia/database/db'
import { wasOvertaken, wasUndoneByOthers } from './database-errors.ts'
import type { Pass } from './files/picture.view.ts'
import type { Ports } from './ports.ts'
import { accountLeaving, accountWaiting, notForGuests, notSignedIn } from './refused.ts'
import type { Settings } from './settings.ts'

/** Who asks, as far as rules care. Made once a request from her session. */
export interface Viewer {
  id: PersonId
  sessionId: SessionId
  role: Role
  isAdmin: boolean
  /** false: another auth server, or a bare sign-up, made the account; she says name and role first. */
  hasProfile: boolean
  /** Her account is to be deleted: all that is open to her is to keep it. */
  isLeaving?: boolean
  /** Her account waits for an admin: all that is open to her is to say why, and to ask no longer. */
  isWaiting?: boolean
  /** Signed in without an address or a profile (AUTH_ANONYMOUS): she reads what everybody may, and no more. */
  isGuest?: boolean
}

/** What every act gets: the database (or the transaction it is in), who asks, and the ports. */
export interface Context {
  ports: Ports
  settings: Settings
  db: Db
  viewer: Viewer | null
  /** Who asks while her account is to be deleted; `viewer` is null then. */
  leaving?: Viewer | null
  /** Who asks while her account waits for an admin; `viewer` is null then. */
  waiting?: Viewer | null
  /** Who asks as a guest; `viewer` is null then. */
  guest?: Viewer | null
  /** A program of the operator asks, about somebody's account: from where is not hers to read. */
  byOperator?: true
  /** For addresses of pictures that not everybody may see; null: nobody is signed in. */
  pass: Pass
  requestId: string
  /** Where the request came from; never stored or logged as it is. */
  address: string
  userAgent: string
  /** What the request asks for first among ours: for mails to who never chose a language. */
  speaks: Language
  now: () => Date
  /** What to do as the last thing of the transaction; `isLast` where nothing comes after. Only there in one. */
  beforeCommit?: (work: (isLast: boolean) => Promise<void>) => void
  /** Refuses what somebody asked for who was suspended since. */
  mayCommit?: (tx: Context) => Promise<void>
  /** What to do once the transaction is committed: broadcasts. Outside of one it runs at once. */
  afterCommit: (work: () => Promise<void>) => void
}

export interface SignedIn extends Context {
  viewer: Viewer
}

/** How often a transaction begins anew when the database ended it because two waited for each other. */
const ATTEMPTS = 5
/** And when others had changed what it had looked at. Where that is so again it is no race. */
const ATTEMPTS_OVERTAKEN = 2

/**
 * The transaction's context; a nested call joins the transaction that is open.
 *
 * Where two transactions wait for each other crosswise, PostgreSQL undoes one of them whole. That one is no error of
 * the person who caused it: its work is done again, so it may have no effect but through the transaction.
 */
export async function inTransaction<C extends Context, Result>(
  ctx: C,
  work: (tx: C) => Promise<Result>,
): Promise<Result> {
  if (ctx.db.isTransaction) return work(ctx)
  for (let attempt = 1; ; attempt++) {
    try {
      return await onceInTransaction(ctx, work)
    } catch (error) {
      if (attempt >= attemptsAfter(error)) throw error
      ctx.ports.metrics.count('transactions_repeated_total')
      const spread = (ctx.ports.random.bytes(1)[0] ?? 0) / 256
      await new Promise((resolve) => setTimeout(resolve, spread * 10 * 2 ** attempt))
    }
  }
}

function attemptsAfter(error: unknown): number {
  if (wasUndoneByOthers(error)) return ATTEMPTS
  return wasOvertaken(error) ? ATTEMPTS_OVERTAKEN : 1
}

async function onceInTransaction<C extends Context, Result>(ctx: C, work: (tx: C) => Promise<Result>): Promise<Result> {
  const last: ((isLast: boolean) => Promise<void>)[] = []
  const later: (() => Promise<void>)[] = []
  const result = await ctx.db.transaction().execute(async (db) => {
    const tx: C = { ...ctx, db, beforeCommit: (run) => last.push(run), afterCommit: (run) => later.push(run) }
    const answer = await work(tx)
    await ctx.mayCommit?.(tx)
    for (const [index, run] of last.entries()) await run(index === last.length - 1)
    return answer
  })
  for (const run of later) await run().catch(logFailure(ctx.ports))
  return result
}

/** Runs at once where no transaction is open; its failure is logged, for what caused it has been stored. */
export const runSoon =
  (ports: Ports) =>
  (work: () => Promise<void>): void => {
    void work().catch(logFailure(ports))
  }

const logFailure =
  (ports: Ports) =>
  (error: unknown): void =>
    ports.log.warn({ error: String(error) }, 'work after commit failed')

export function signedIn(ctx: Context): SignedIn {
  if (ctx.leaving) throw accountLeaving()
  if (ctx.waiting) throw accountWaiting()
  if (ctx.guest) throw notForGuests()
  if (!ctx.viewer) throw notSignedIn()
  return ctx as SignedIn
}

/** For the procedures of an account that is to be deleted, too. */
export function signedInOrLeaving(ctx: Context): SignedIn {
  return ctx.leaving ? { ...ctx, viewer: ctx.leaving } : signedIn(ctx)
}

/** For the procedures of an account that waits for an admin, too. */
export function signedInOrWaiting(ctx: Context): SignedIn {
  return ctx.waiting ? { ...ctx, viewer: ctx.waiting } : signedIn(ctx)
}

/** For the procedures of a guest's account, too. */
export function signedInOrGuest(ctx: Context): SignedIn {
  return ctx.guest ? { ...ctx, viewer: ctx.guest } : signedIn(ctx)
}

export const viewerId = (ctx: Context): PersonId | null => ctx.viewer?.id ?? null
