import type { ContentStatistics, UserStatistics } from '@heraia/contract/admin'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { sharedAnswer } from '../../shared-answer.ts'

/** Counting reads whole tables: once a minute is enough for figures of a month (decision 0055). */
const FRESH_MS = 60_000

export const readUserStatistics = (ctx: Context): Promise<UserStatistics> => users.get(ctx)
export const readContentStatistics = (ctx: Context): Promise<ContentStatistics> => content.get(ctx)

/** Somebody was verified or is not any more: who did it sees it counted. */
export const forgetStatistics = (ctx: Context): void => users.forget(ctx)

interface UserRow {
  total_users: number
  new_users_30d: number
  new_users_previous_30d: number
  athletes: number
  coaches: number
  clubs: number
  federations: number
  journalists: number
  fans: number
  admins: number
  verified_users: number
  active_athletes: number
}

const users = sharedAnswer(FRESH_MS, async (ctx): Promise<UserStatistics> => {
  const row = await only<UserRow>(ctx, 'admin_user_stats')
  const { athletes, coaches, clubs, federations, journalists, fans, admins } = row
  return {
    totalUsers: row.total_users,
    newUsers30d: row.new_users_30d,
    newUsersPrevious30d: row.new_users_previous_30d,
    ...{ athletes, coaches, clubs, federations, journalists, fans, admins },
    verifiedUsers: row.verified_users,
    activeAthletes: row.active_athletes,
  }
})

interface ContentRow {
  total_posts: number
  posts_30d: number
  posts_previous_30d: number
}

const content = sharedAnswer(FRESH_MS, async (ctx): Promise<ContentStatistics> => {
  const row = await only<ContentRow>(ctx, 'admin_content_stats')
  return { totalPosts: row.total_posts, posts30d: row.posts_30d, postsPrevious30d: row.posts_previous_30d }
})

async function only<Row>(ctx: Context, view: 'admin_user_stats' | 'admin_content_stats'): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${sql.table(view)}`.execute(ctx.ports.db)
  if (!rows[0]) throw new Error(`The view ${view} has no row.`)
  return rows[0]
}
