import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import {
  deleted,
  emptied,
  ended,
  leftOut,
  type PersonReferences,
  readBy,
  rows,
  stays,
} from '../../personal-data/reference.ts'
import { recountFollows } from './recount-follows.ts'
import { reportState } from './report-state.ts'

/** Nobody counts her any more; then her follows go, both ways. */
async function eraseFollows(ctx: Context, personId: string): Promise<void> {
  await recountFollows(ctx, { personId })
  await sql`
    delete from follows where follower_id = ${personId}::uuid or followed_id = ${personId}::uuid`.execute(ctx.db)
}

/** What came of each as she reads it on her page. Her appeals are with the decisions (safety.personal-data.ts). */
async function readReports(ctx: Context, personId: string): Promise<unknown[]> {
  const { rows } = await sql<{ decision: string | null; reversed_at: Date | null }>`
    select id, reference, subject, subject_id, category, text, evidence, created_at, decided_at, decision, reversed_at
    from reports where reporter_id = ${personId}::uuid and appeal_of is null order by created_at, id`.execute(ctx.db)
  return rows.map(({ decision, reversed_at, ...row }) => ({ ...row, state: reportState({ decision, reversed_at }) }))
}

const ofOthers = leftOut('what others did')

export const profilesPersonalData: PersonReferences = {
  'follows.follower_id': { atTheEnd: ended(eraseFollows), inArchive: rows('counted') },
  'follows.followed_id': { atTheEnd: stays('gone with follows.follower_id'), inArchive: rows('counted') },
  'follow_requests.requester_id': { atTheEnd: deleted, inArchive: rows() },
  'follow_requests.target_id': { atTheEnd: deleted, inArchive: ofOthers },
  'blocks.blocker_id': { atTheEnd: deleted, inArchive: rows() },
  'blocks.blocked_id': { atTheEnd: deleted, inArchive: ofOthers },
  'link_checks.person_id': { atTheEnd: deleted, inArchive: rows() },
  'former_handles.person_id': { atTheEnd: deleted, inArchive: rows() },
  'mutes.muter_id': { atTheEnd: deleted, inArchive: rows() },
  'mutes.muted_id': { atTheEnd: deleted, inArchive: ofOthers },
  'restrictions.restricter_id': { atTheEnd: deleted, inArchive: rows() },
  'restrictions.restricted_id': { atTheEnd: deleted, inArchive: ofOthers },
  'muted_words.person_id': { atTheEnd: deleted, inArchive: rows('key') },
  'reports.reporter_id': {
    atTheEnd: stays('whom it protects is somebody else; her name is gone'),
    // That the staff acted is hers to know; what was done to whom, who decided and what they noted is not.
    inArchive: readBy(readReports),
  },
  'reports.decided_by': {
    atTheEnd: stays('the report is answered, whoever did it; her name is gone'),
    inArchive: ofOthers,
  },
  'reports.assigned_to': { atTheEnd: emptied({ assigned_to: null }), inArchive: ofOthers },
  'report_notes.author_id': {
    atTheEnd: emptied({ author_id: null }),
    inArchive: leftOut('what she noted of others as one of the staff, for the staff'),
  },
  'report_notes.subject_id': { atTheEnd: stays('as the reports of it do'), inArchive: ofOthers },
  'reports.subject_id': { atTheEnd: stays('whoever reported it has a right to an answer'), inArchive: ofOthers },
}
