import type { VerificationRequestId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { VerificationOf, WaitingVerification } from '@heraia/contract/verification'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { firstWords } from '../../first-words.ts'
import { after, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { showTeamChip, type TeamChipRow, teamChipSql } from '../teams/team-chip.view.ts'
import { isOf, isStanding } from './for-team.ts'

/** Letters of what she is known for. */
const EXCERPT = 140
const LISTS = { people: 'verifications', teams: 'teamverifications' }

interface WaitingRow extends ChipRow, Partial<TeamChipRow> {
  id: VerificationRequestId
  excerpt: string
  created_at: Date
}

/**
 * Who waits longest comes first; who is suspended or leaving, or runs the team no longer, waits until she is back. Walks
 * verification_requests_people_queue_idx or verification_requests_teams_queue_idx.
 */
export async function listRequests(
  ctx: SignedIn,
  { of = 'people', cursor, limit }: { of?: VerificationOf; cursor?: string; limit: number },
): Promise<Page<WaitingVerification>> {
  const from = readCursor(LISTS[of], cursor)
  const { rows } = await sql<WaitingRow>`
    select ${chipSql}, ${of === 'teams' ? sql`${teamChipSql}, ` : sql``}r.id, left(r.known_for, ${sql.lit(EXCERPT + 1)}) as excerpt, r.created_at
    from verification_requests r join profiles p on p.id = r.person_id
      ${of === 'teams' ? sql`join teams t on t.id = r.team_id` : sql``}
    where r.state = 'waiting' and ${isOf(of)} and ${isStanding(of)} and ${from ? after('r.created_at', 'r.id', from) : sql`true`}
    order by r.created_at, r.id limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    LISTS[of],
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => ({
      id: row.id,
      person: showChip(row, ctx.pass),
      team: isOfTeam(row) ? showTeamChip(row, ctx.pass) : null,
      excerpt: firstWords(row.excerpt, EXCERPT),
      askedAt: row.created_at.toISOString(),
    }),
  )
}

const isOfTeam = (row: WaitingRow): row is WaitingRow & TeamChipRow => row.team_id !== undefined
