import type { TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { forbidden } from '../../refused.ts'
import { isOpen } from '../../visibility/people.ts'
import { holdManaged } from './teams.queries.ts'

/** Who runs a team publishes for it, with her name beside: what it says is for all, so she and the team are too. */
export async function maySpeakFor(tx: SignedIn, teamId: TeamId, audience: string): Promise<void> {
  // Locked: who follows the team, or stops, at this moment finds the post in her timeline or none of it.
  const team = await holdManaged(tx, teamId)
  const { rows } = await sql<{ open: boolean }>`
    select ${isOpen('p', null)} as open from profiles p where p.id = ${tx.viewer.id}::uuid`.execute(tx.db)
  if (audience !== 'public' || team.audience !== 'public' || !rows[0]?.open) {
    throw forbidden(
      'team_posts_are_public',
      'What is published for a team is for everybody, as its author and the team.',
    )
  }
}
