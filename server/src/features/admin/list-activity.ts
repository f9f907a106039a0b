import type { Activity, ActivityType } from '@heraia/contract/admin'
import type { PostId, TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'

interface ActivityRow {
  id: string
  user_name: string | null
  user_handle: string | null
  description: string
  activity_type: ActivityType
  action: string
  detail: string | null
  subject_name: string | null
  subject_handle: string | null
  post_id: PostId | null
  team_id: TeamId | null
  by_same: boolean | null
  created_at: Date
}

const SHOWN = 10

/** Newest first, of all types or of one; walks the newest index of each table. */
export async function listActivity(ctx: SignedIn, type?: ActivityType): Promise<{ items: Activity[] }> {
  const { rows } = await sql<ActivityRow>`
    select a.*, (select t.id from audit_log log join teams t on t.id = log.subject_id
        where a.activity_type = 'other' and log.id = a.id and t.audience = 'public') as team_id,
      (select (log.details ->> 'bySame')::boolean from audit_log log
        where a.activity_type = 'other' and a.action like 'report.appeal\_%' and log.id = a.id) as by_same
    from admin_recent_activity a where ${type ? sql`a.activity_type = ${type}` : sql`true`}
    order by a.created_at desc, a.id desc limit ${sql.lit(SHOWN)}`.execute(ctx.db)
  return { items: rows.map(showActivity) }
}

const showActivity = (row: ActivityRow): Activity => ({
  id: row.id,
  userName: row.user_name,
  userHandle: row.user_handle,
  description: row.description,
  activityType: row.activity_type,
  action: row.action,
  detail: row.detail,
  subject: row.subject_name === null ? null : { name: row.subject_name, handle: row.subject_handle },
  postId: row.post_id,
  teamId: row.team_id,
  ...(row.by_same && { isBySame: true }),
  createdAt: row.created_at.toISOString(),
})
