import type { PersonId } from '@heraia/contract/ids'
import type { LinkNetwork, LinkProblem } from '@heraia/contract/links'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { type Context, inTransaction } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import type { Job } from '../../../ports.ts'
import { isActive } from '../../../visibility/people.ts'
import { lookForLinkBack } from './link-back.ts'
import { ownAddresses } from './own-addresses.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** So often a page may be out of reach until what it proved is lost. */
const MOST_FAILURES = 3

/** One page at a time: other people's sites are slow, and nothing waits for them. */
export const jobOf = (personId: string, network: LinkNetwork): Job => ({
  name: 'links.check',
  payload: { personId, network },
  key: `links.check:${personId}:${network}`,
  queue: 'links',
})

/** Reads the page that one of her links leads to, and keeps what was found. */
export async function checkLink(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { pages } = ctx.ports
  const check = await readCheck(ctx, String(payload.personId), String(payload.network))
  if (pages === null || !check) return
  const found = await lookForLinkBack(pages, check.url, ownAddresses(ctx.settings.siteUrl, check))
  await inTransaction(ctx, (tx) => keep(tx, check, found))
}

interface Check {
  person_id: PersonId
  network: LinkNetwork
  url: string
  proven_at: Date | null
  failures: number
  handle: string
  /** Somebody else had this handle before her: links to it may mean that person. */
  handle_was_others: boolean
}

async function readCheck(ctx: Context, personId: string, network: string): Promise<Check | undefined> {
  const { rows } = await sql<Check>`
    select c.person_id, c.network, c.url, c.proven_at, c.failures, p.handle,
      exists (select 1 from former_handles f where f.handle = p.handle and f.person_id <> p.id) as handle_was_others
    from link_checks c join profiles p on p.id = c.person_id
    where c.person_id = ${personId}::uuid and c.network = ${network} and ${isActive('p')}`.execute(ctx.db)
  return rows[0]
}

/** Where she changed the link meanwhile, this says nothing of the new one. */
async function keep(tx: Context, check: Check, found: 'proven' | LinkProblem): Promise<void> {
  const isProven = found === 'proven'
  const failures = found === 'unreachable' ? check.failures + 1 : 0
  const isDoubtful = check.proven_at !== null && found === 'unreachable' && failures < MOST_FAILURES
  const provenAt = isProven ? (check.proven_at ?? tx.now()) : isDoubtful ? check.proven_at : null
  const dueAt = provenAt && new Date(tx.now().getTime() + (isProven ? WEEK_MS : DAY_MS))
  const { numAffectedRows } = await sql`
    update link_checks set waiting = false, checked_at = ${tx.now()}, proven_at = ${provenAt}, due_at = ${dueAt},
      problem = ${isProven ? null : found}, failures = ${failures}
    where person_id = ${check.person_id}::uuid and network = ${check.network} and url = ${check.url}`.execute(tx.db)
  if (!numAffectedRows) return
  await tell(tx, [check.person_id], 'profile.changed', { personId: check.person_id })
  if ((provenAt === null) !== (check.proven_at === null)) {
    await announce(tx, 'profile.changed', { personId: check.person_id })
  }
}
