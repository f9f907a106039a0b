import type { OpenRoleId, TeamId } from '@heraia/contract/ids'
import type { OpenRole } from '@heraia/contract/open-roles'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, invalidField } from '../../../refused.ts'
import { tellWhoRuns } from '../members/who-runs.ts'
import { howToSave } from '../save-over.ts'
import { today } from '../team-card.view.ts'
import { holdManaged } from '../teams.queries.ts'
import { getRole } from './list-roles.ts'
import { holdRole, managedRole } from './open-roles.queries.ts'

type Said = Pick<OpenRole, 'title' | 'text' | 'position' | 'pay' | 'deadline' | 'answerBy'>

interface Draft extends Said {
  id: OpenRoleId
  teamId: TeamId
  updatedAt?: string | null
}

/** Offered, or changed where it is there as she read it; a role of another team has its id for itself. */
export async function saveRole(ctx: SignedIn, draft: Draft): Promise<OpenRole> {
  await takeFromLimit(ctx, 'team')
  return inTransaction(ctx, async (tx) => {
    await holdManaged(tx, draft.teamId)
    const before = await findOffered(tx, draft)
    const isSame = before !== undefined && wordsOf({ ...before, answerBy: before.answer_by }) === wordsOf(draft)
    const how = howToSave(before, { updatedAt: draft.updatedAt, isSame, what: 'role' })
    if (how === 'stays') return getRole(tx, draft.id)
    mayBe(tx, draft, before)
    const now = tx.now()
    const { rows } = await sql`
      insert into open_roles as r (id, team_id, title, text, position, pay, deadline, answer_by, created_at, updated_at)
      values (${draft.id}, ${draft.teamId}, ${draft.title}, ${draft.text}, ${draft.position}, ${draft.pay},
        ${draft.deadline}::date, ${draft.answerBy}::date, ${now}, ${now})
      on conflict (id) do update set title = excluded.title, text = excluded.text, position = excluded.position,
        pay = excluded.pay, deadline = excluded.deadline, answer_by = excluded.answer_by, updated_at = excluded.updated_at
        where r.team_id = excluded.team_id
      returning r.id`.execute(tx.db)
    if (rows.length === 0) throw conflict('id_taken', 'Another role has this id.')
    await recountRecruiting(tx, draft.teamId)
    await tellWhoRuns(tx, draft.teamId)
    return getRole(tx, draft.id)
  })
}

interface Offered extends Omit<Said, 'answerBy'> {
  answer_by: string
  applied: boolean
  updated_at: Date
}

const wordsOf = ({ title, text, position, pay, deadline, answerBy }: Said): string =>
  JSON.stringify([title, text, position, pay, deadline, answerBy])

async function findOffered(tx: SignedIn, { id, teamId }: Draft): Promise<Offered | undefined> {
  const { rows } = await sql<Offered>`
    select r.title, r.text, r.position, r.pay, r.deadline, r.answer_by, r.updated_at,
      exists (select 1 from role_applications a where a.role_id = r.id and a.stage = 'received') as applied
    from open_roles r where r.id = ${id} and r.team_id = ${teamId}`.execute(tx.db)
  return rows[0]
}

/** How far ahead a team may promise. */
const MOST_DAYS = 730

/** What was promised to people who wait for an answer is not put off. */
function mayBe(tx: SignedIn, { deadline, answerBy }: Draft, before: Offered | undefined): void {
  const now = tx.now().getTime()
  const last = new Date(now + MOST_DAYS * 86_400_000).toISOString().slice(0, 10)
  if (deadline < today(tx.now()) && deadline !== before?.deadline) {
    throw invalidField('deadline', 'in_past', 'The deadline lies in the past.')
  }
  if (deadline > last) throw invalidField('deadline', 'too_far', 'The deadline lies too far ahead.')
  if (answerBy < deadline) throw invalidField('answerBy', 'before_deadline', 'Answers come after the deadline.')
  if (answerBy > last) throw invalidField('answerBy', 'too_far', 'The answer lies too far ahead.')
  if (before?.applied && answerBy > before.answer_by) {
    throw invalidField('answerBy', 'promised_already', 'People who applied were promised an answer before.')
  }
}

export async function closeRole(ctx: SignedIn, { id, closed }: { id: OpenRoleId; closed: boolean }): Promise<OpenRole> {
  return inTransaction(ctx, async (tx) => {
    const role = managedRole(await holdRole(tx, id))
    if (role.closed !== closed) {
      await sql`
        update open_roles set closed_at = ${closed ? tx.now() : null}::timestamptz, updated_at = ${tx.now()}
        where id = ${id}`.execute(tx.db)
      await recountRecruiting(tx, role.team_id)
      await tellWhoRuns(tx, role.team_id as TeamId)
    }
    return getRole(tx, id)
  })
}

/** The team recruits as long as one of its roles can be applied for: up to the last deadline. */
const recountRecruiting = (tx: Context, teamId: string) =>
  sql`update teams set recruiting_until = (
      select max(r.deadline) from open_roles r where r.team_id = ${teamId}::uuid and r.closed_at is null)
    where id = ${teamId}::uuid`.execute(tx.db)
