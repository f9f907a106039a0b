import type { ArticleReading } from '@heraia/contract/articles'
import type { ArticleReadingsTable } from '@heraia/database/tables/article-readings'
import type { Selectable } from 'kysely'

export const showReading = (row: Selectable<ArticleReadingsTable>): ArticleReading => ({
  name: row.name,
  savedAt: row.saved_at?.toISOString() ?? null,
  reached: row.reached,
  readAt: row.read_at.toISOString(),
})
