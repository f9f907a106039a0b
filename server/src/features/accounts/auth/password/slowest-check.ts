import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import type { PasswordHasher } from '../../../../ports.ts'
import { statement } from '../../../../statement.ts'

/** What a check took a while ago tells what it takes now, on this machine. */
const MEASURED_FOR_MS = 600_000
/** Beside other work it takes longer than when it was measured. */
const MARGIN = 1.5
/** None takes longer that an operator's program may bring; what a measure says beyond this was a queue, in which nobody waits for ten minutes. */
const LONGEST_MS = 1000

interface Measured {
  at: number
  takes: Promise<number>
}
const measured = new WeakMap<PasswordHasher, Map<string, Measured>>()

/**
 * How long the slowest check of a password takes here while accounts are there that brought along a hash from elsewhere,
 * in milliseconds; 0: there are none. Who is refused waits for that long, whether anybody has the address or not.
 */
export async function slowestCheck(ctx: Context): Promise<number> {
  const { passwords } = ctx.ports
  if (!passwords.isCurrent) return 0
  const foreign = (await selectOneOfEachCost(ctx, {})).filter(({ hash }) => !passwords.isCurrent?.(hash))
  const times = await Promise.all(foreign.map(({ cost, hash }) => timeOf(passwords, cost ?? '', hash)))
  return Math.max(0, ...times) * MARGIN
}

function timeOf(passwords: PasswordHasher, cost: string, hash: string): Promise<number> {
  const known = measured.get(passwords) ?? new Map<string, Measured>()
  measured.set(passwords, known)
  const last = known.get(cost)
  const at = performance.now()
  if (last && at - last.at < MEASURED_FOR_MS) return last.takes
  const takes = passwords.verify(hash, 'no password').then(() => Math.min(performance.now() - at, LONGEST_MS))
  known.set(cost, { at, takes })
  // A check that fails to run is none: the next one is measured.
  takes.catch(() => known.delete(cost))
  return takes
}

/** Resolves when `milliseconds` are over since `start`, of performance.now(). */
export async function waitSince(start: number, milliseconds: number): Promise<void> {
  const left = start + milliseconds - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

/** As the index has it: from one cost to the next, however many accounts have each. */
const cost = sql`substring(encrypted_password from '^\\$(?:2[aby]\\$\\d\\d|argon2id?\\$(?:v=\\d+\\$)?[^$]+|fbscrypt\\$[^$]+)\\$')`
const isForeign = sql`encrypted_password not like '$argon2id$v=19$m=19456,t=10,p=1$%'`

const selectOneOfEachCost = statement(
  () => sql<{ cost: string | null; hash: string }>`
    with recursive costs as (
      (select ${cost} as cost, encrypted_password as hash from users where ${isForeign} order by 1 limit 1)
      union all
      select following.* from costs, lateral (
        select ${cost} as cost, encrypted_password as hash from users
        where ${isForeign} and ${cost} > costs.cost order by 1 limit 1
      ) following
    )
    select cost, hash from costs`,
)
