import type { ArticleReading } from '@heraia/contract/articles'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { showReading } from './article-reading.view.ts'
import { findArticle } from './find-article.ts'

/** Who scrolls up, or reads on an older tab, loses nothing. */
export async function reachInArticle(
  ctx: SignedIn,
  { name, reached }: { name: string; reached: number },
): Promise<ArticleReading> {
  await findArticle(ctx, name)
  const now = ctx.now()
  const row = await ctx.db
    .insertInto('article_readings')
    .values({ person_id: ctx.viewer.id, name, saved_at: null, reached, read_at: now })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'name']).doUpdateSet({
        reached: sql`greatest(article_readings.reached, excluded.reached)`,
        read_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return showReading(row)
}
