import type { ArticleReading } from '@heraia/contract/articles'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { showReading } from './article-reading.view.ts'
import { findArticle } from './find-article.ts'

/** Saved again, it keeps the day on which it was saved first. */
export const saveArticle = (ctx: SignedIn, name: string): Promise<ArticleReading> => keep(ctx, name, ctx.now())

export const unsaveArticle = (ctx: SignedIn, name: string): Promise<ArticleReading> => keep(ctx, name, null)

async function keep(ctx: SignedIn, name: string, savedAt: Date | null): Promise<ArticleReading> {
  await findArticle(ctx, name)
  const row = await ctx.db
    .insertInto('article_readings')
    .values({ person_id: ctx.viewer.id, name, saved_at: savedAt, reached: 0, read_at: ctx.now() })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'name']).doUpdateSet({
        saved_at: savedAt && sql`coalesce(article_readings.saved_at, excluded.saved_at)`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return showReading(row)
}
