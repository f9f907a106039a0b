import type { SecurityDetail } from '@heraia/contract/account-data'
import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../context.ts'
import { coarseNetwork } from './sessions/coarse-network.ts'
import { deviceName } from './sessions/device-name.ts'

export interface AuditEntry {
  /** What happened, thing first: `session.started`, `person.suspended`. */
  action: string
  actorId: string | null
  subjectId: string | null
  /** No secret, address or token ever. */
  details?: AuditDetails
}

/** Of what is told to her each word is in the contract: her screen has words of hers for it. */
export type AuditDetails = Record<string, string | number | boolean | null> & {
  method?: SecurityDetail
  scope?: SecurityDetail
}

export const writeAudit = (ctx: Context, entry: AuditEntry): Promise<void> => writeAudits(ctx, [entry])

/** Rows of one statement. */
const AT_ONCE = 1000

/** Of many at once, by a job. */
export async function writeAudits(ctx: Context, entries: readonly AuditEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += AT_ONCE) await writeSome(ctx, entries.slice(at, at + AT_ONCE))
}

async function writeSome(ctx: Context, entries: readonly AuditEntry[]): Promise<void> {
  await ctx.db
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        id: uuid7(ctx.now().getTime(), ctx.ports.random.bytes(10)),
        actor_id: entry.actorId,
        action: entry.action,
        subject_id: entry.subjectId,
        details: JSON.stringify({ ...entry.details, ...whereFrom(ctx) }),
        created_at: ctx.now(),
      })),
    )
    .execute()
}

/** What an operator's program does to her account: where that runs is on record, and not hers to read. */
export const OPERATOR = 'operator'

/** So that she can tell her own doings from those of somebody else. Jobs and commands have no browser. */
const whereFrom = ({ userAgent, address, byOperator }: Context): { device?: string; network?: string; of?: string } =>
  userAgent === ''
    ? {}
    : { device: deviceName(userAgent), network: coarseNetwork(address), ...(byOperator && { of: OPERATOR }) }
