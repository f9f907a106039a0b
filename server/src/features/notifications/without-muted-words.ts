import { mutedWordIn } from '@heraia/contract/muted-words'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { mutedWordsOf, wordsOf } from '../../visibility/muted-words.ts'
import type { Notice } from './notice.ts'

/** Those whose words hold nothing that their reader muted. */
export async function withoutMutedWords(tx: Context, notices: readonly Notice[]): Promise<readonly Notice[]> {
  const telling = notices.filter((notice) => saidIn(notice) !== null)
  if (telling.length === 0) return notices
  const muted = await mutedWordsOf(
    tx,
    telling.map(({ to }) => to),
  )
  if (muted.size === 0) return notices
  const texts = await textsOf(tx, telling)
  return notices.filter(
    (notice) => mutedWordIn(texts.get(saidIn(notice) ?? '') ?? [], muted.get(notice.to) ?? []) === null,
  )
}

/** The comment or post whose words a notice tells of. null: it tells of none, or of her own. */
function saidIn({ kind, commentId, postId, quoteId }: Notice): string | null {
  if (commentId !== undefined) return commentId
  if (quoteId !== undefined) return quoteId
  return kind === 'mention' ? (postId ?? null) : null
}

async function textsOf(tx: Context, notices: readonly Notice[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(notices.flatMap((notice) => saidIn(notice) ?? []))]
  const { rows } = await sql<{ id: string; text: string; media: { alt: string }[] }>`
    select id, text, media from posts where id = any(${ids}::uuid[])
    union all select id, text, '[]'::jsonb as media from comments where id = any(${ids}::uuid[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, wordsOf(row)]))
}
