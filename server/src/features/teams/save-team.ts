import type { PersonId, TeamId } from '@heraia/contract/ids'
import type { Team, TeamAudience, TeamRole } from '@heraia/contract/team'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, forbidden, invalidField } from '../../refused.ts'
import { teamSearchColumns } from '../../search-columns.ts'
import { isActive, isMinor } from '../../visibility/people.ts'
import { endUnseenFollowsLater } from './end-unseen-follows.ts'
import { findTeam } from './find-team.ts'
import { addMember } from './members/member-counts.ts'
import { isMinorMember } from './members/minor-member.ts'
import { showTeam, type TeamRow } from './team.view.ts'
import { holdManaged } from './teams.queries.ts'

interface Draft {
  id: TeamId
  name: string
  sport: string | null
  location: string | null
  about: string | null
  website: string | null
  safeguarding: string | null
  audience: TeamAudience
}

/** Any grown-up founds a team and owns it. Sent twice it is one; an id of another team is taken. */
export async function createTeam(ctx: SignedIn, draft: Draft): Promise<Team> {
  await takeFromLimit(ctx, 'team')
  if (await isMinorMember(ctx, ctx.viewer.id)) throw forbidden('adults_only', 'Who is under 18 cannot run a team.')
  await inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const { search_text, sport_folded, location_folded } = teamSearchColumns(draft)
    const { rows } = await sql`
      insert into teams (id, name, sport, location, about, website, safeguarding, audience,
        search_text, sport_folded, location_folded, created_at, updated_at)
      values (${draft.id}, ${draft.name}, ${draft.sport}, ${draft.location}, ${draft.about}, ${draft.website},
        ${draft.safeguarding}, ${draft.audience}, ${search_text}, ${sport_folded}, ${location_folded}, ${now}, ${now})
      on conflict (id) do nothing returning id`.execute(tx.db)
    if (rows.length > 0) await addMember(tx, draft.id, tx.viewer.id, { role: 'owner', position: null })
    else if (!(await isHers(tx, draft.id))) throw conflict('id_taken', 'Another team has this id.')
  })
  return showTeam(await findTeam(ctx, draft.id), ctx)
}

async function isHers(tx: SignedIn, id: TeamId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from team_members where team_id = ${id} and person_id = ${tx.viewer.id} and role = 'owner'`.execute(tx.db)
  return rows.length > 0
}

type Edit = Draft & { version: number; contactId?: PersonId | null }

/** The contact is one of those who run or coach the team; the owner where nobody is named. */
export async function editTeam(ctx: SignedIn, edit: Edit): Promise<Team> {
  await takeFromLimit(ctx, 'team')
  return inTransaction(ctx, async (tx) => {
    const before = await holdManaged(tx, edit.id)
    if (before.version !== edit.version) {
      throw conflict('edited_elsewhere', 'It was changed somewhere else meanwhile.')
    }
    const contactId = await contactOf(tx, edit, before)
    const { search_text, sport_folded, location_folded } = teamSearchColumns(edit)
    await sql`
      update teams set name = ${edit.name}, sport = ${edit.sport}, location = ${edit.location}, about = ${edit.about},
        website = ${edit.website}, safeguarding = ${edit.safeguarding}, audience = ${edit.audience},
        contact_id = ${contactId}::uuid, search_text = ${search_text}, sport_folded = ${sport_folded},
        location_folded = ${location_folded}, version = version + 1, updated_at = ${tx.now()}
      where id = ${edit.id}`.execute(tx.db)
    if (edit.audience === 'members' && before.audience === 'public') await endUnseenFollowsLater(tx, edit.id)
    return showTeam(await findTeam(tx, edit.id), tx)
  })
}

/** Nobody named is the owner, whoever that is by then: naming her is the same. */
async function contactOf(tx: SignedIn, { id, contactId }: Edit, { contact_id }: TeamRow): Promise<string | null> {
  if (contactId === undefined || contactId === contact_id) return contact_id
  if (contactId === null) return null
  const { rows } = await sql<{ role: TeamRole }>`
    select m.role from team_members m join profiles p on p.id = m.person_id
    where m.team_id = ${id} and m.person_id = ${contactId} and m.state = 'member' and m.role <> 'player'
      and ${isActive('p')} and not ${isMinor('p')}`.execute(tx.db)
  if (!rows[0]) throw invalidField('contactId', 'not_in_team', 'The contact runs or coaches the team.')
  return rows[0].role === 'owner' ? null : contactId
}
