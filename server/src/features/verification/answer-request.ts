import type { PersonId, TeamId, VerificationRequestId } from '@heraia/contract/ids'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { announce } from '../../announcements.ts'
import type { SignedIn } from '../../context.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    /** By the staff, with a reason that she is told. */
    'verification.declined': { requestId: VerificationRequestId; personId: PersonId }
    /** Likewise, with a reason for all who run the team. */
    'verification.team_declined': {
      requestId: VerificationRequestId
      teamId: TeamId
      managerIds: readonly string[]
    }
  }
}

interface Decline {
  id: VerificationRequestId
  reason: string
}

/** What she asks is answered by this: she is verified. Where she asks nothing, nothing happens. */
export const grantRequest = (tx: SignedIn, personId: PersonId): Promise<void> =>
  answer(tx, ofPerson(personId), 'granted', null)

export async function declineRequest(
  tx: SignedIn,
  { id, personId, reason }: Decline & { personId: PersonId },
): Promise<void> {
  await answer(tx, ofPerson(personId), 'declined', reason)
  await announce(tx, 'verification.declined', { requestId: id, personId })
}

/** The same for a team. */
export const grantTeamRequest = (tx: SignedIn, teamId: TeamId): Promise<void> =>
  answer(tx, ofTeam(teamId), 'granted', null)

export async function declineTeamRequest(
  tx: SignedIn,
  { id, teamId, managerIds, reason }: Decline & { teamId: TeamId; managerIds: readonly string[] },
): Promise<void> {
  await answer(tx, ofTeam(teamId), 'declined', reason)
  await announce(tx, 'verification.team_declined', { requestId: id, teamId, managerIds })
}

const ofPerson = (id: PersonId) => sql<SqlBool>`person_id = ${id}::uuid and team_id is null`
const ofTeam = (id: TeamId) => sql<SqlBool>`team_id = ${id}::uuid`

async function answer(
  tx: SignedIn,
  whose: RawBuilder<SqlBool>,
  state: 'granted' | 'declined',
  reason: string | null,
): Promise<void> {
  await sql`
    update verification_requests set state = ${state}, reason = ${reason}, answered_by = ${tx.viewer.id}::uuid,
      answered_at = ${tx.now()}
    where ${whose} and state = 'waiting'`.execute(tx.db)
}
