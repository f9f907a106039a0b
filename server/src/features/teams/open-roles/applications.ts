import type { OpenRoleId, PersonId, TeamId } from '@heraia/contract/ids'
import type { AnswerStage, Application, ApplicationStage } from '@heraia/contract/open-roles'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { before, readCursor, rowsToRead, toPage } from '../../../paging.ts'
import { conflict, notFound } from '../../../refused.ts'
import { isVisible } from '../../../visibility/people.ts'
import { today } from '../team-card.view.ts'
import { type ApplicationRow, applicationFrom, applicationSql, showApplication } from './application.view.ts'
import { findRole, holdRole, managedRole } from './open-roles.queries.ts'

type Wanted = { id: OpenRoleId; stage?: ApplicationStage; cursor?: string; limit: number }

/** Who applied, newest first; walks role_applications_newest_idx. Left out: who is hidden from the reader. */
export async function listApplications(
  ctx: SignedIn,
  { id, stage, cursor, limit }: Wanted,
): Promise<Page<Application>> {
  managedRole(await findRole(ctx, id))
  const from = readCursor('applications', cursor)
  const { rows } = await sql<ApplicationRow>`
    select ${applicationSql(ctx.viewer.id, today(ctx.now()))} from ${applicationFrom}
    where a.role_id = ${id}::uuid and ${isVisible('p', ctx.viewer.id)}
      and ${stage ? sql`a.stage = ${stage}` : sql`true`} and ${from ? before('a.created_at', 'a.person_id', from) : sql`true`}
    order by a.created_at desc, a.person_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'applications',
    limit,
    rows,
    (row) => ({ at: row.at, id: row.chip_id }),
    (row) => showApplication(row, ctx),
  )
}

/** Her own, newest first; walks role_applications_person_idx. They are hers also where she does not see the team any more. */
export async function myApplications(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<Application>> {
  const from = readCursor('myapplications', cursor)
  const { rows } = await sql<ApplicationRow>`
    select ${applicationSql(ctx.viewer.id, today(ctx.now()))} from ${applicationFrom}
    where a.person_id = ${ctx.viewer.id}::uuid and ${from ? before('a.created_at', 'a.role_id', from) : sql`true`}
    order by a.created_at desc, a.role_id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'myapplications',
    limit,
    rows,
    (row) => ({ at: row.at, id: row.role_id }),
    (row) => showApplication(row, ctx),
  )
}

/** Moved on by who runs the team; the first time is the answer that was promised. */
export async function moveApplication(
  ctx: SignedIn,
  { id, personId, stage }: { id: OpenRoleId; personId: PersonId; stage: AnswerStage },
): Promise<Application> {
  return inTransaction(ctx, async (tx) => {
    const role = managedRole(await holdRole(tx, id))
    const now = await findApplication(tx, id, personId)
    if (now.stage === 'withdrawn') throw conflict('application_withdrawn', 'She took it back.')
    if (now.stage !== stage) {
      await sql`
        update role_applications set stage = ${stage}, answered_at = coalesce(answered_at, ${tx.now()}), updated_at = ${tx.now()}
        where role_id = ${id} and person_id = ${personId}`.execute(tx.db)
      const teamId = role.team_id as TeamId
      await tell(tx, [personId], 'team.changed', { teamId })
      await announce(tx, 'application.answered', { teamId, roleId: id, byId: tx.viewer.id, personId, stage })
    }
    return showApplication(await findApplication(tx, id, personId), tx)
  })
}

async function findApplication(tx: SignedIn, id: OpenRoleId, personId: PersonId): Promise<ApplicationRow> {
  const { rows } = await sql<ApplicationRow>`
    select ${applicationSql(tx.viewer.id, today(tx.now()))} from ${applicationFrom}
    where a.role_id = ${id}::uuid and a.person_id = ${personId}::uuid and ${isVisible('p', tx.viewer.id)}`.execute(
    tx.db,
  )
  if (!rows[0]) throw notFound('application')
  return rows[0]
}
