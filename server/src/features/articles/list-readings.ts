import type { ArticleReading } from '@heraia/contract/articles'
import type { SignedIn } from '../../context.ts'
import { showReading } from './article-reading.view.ts'

/** As many as there are articles, which come and go with the texts of the host. */
const MOST = 500

/** Walks article_readings_pkey. */
export async function listReadings(ctx: SignedIn): Promise<{ items: ArticleReading[] }> {
  const rows = await ctx.db
    .selectFrom('article_readings')
    .selectAll()
    .where('person_id', '=', ctx.viewer.id)
    .orderBy('name')
    .limit(MOST)
    .execute()
  const latestFirst = rows.toSorted((a, b) => b.read_at.getTime() - a.read_at.getTime())
  return { items: latestFirst.map(showReading) }
}
