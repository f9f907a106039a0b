import type { MutedWordId } from '@heraia/contract/ids'
import type { MutedWord } from '@heraia/contract/profiles'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'

export interface MutedWordRow {
  id: string
  word: string
  ends_at: Date | null
}

/** Hers alone, newest first; walks muted_words_newest_idx. At most MUTED_WORDS_MAX, so there are no pages. */
export async function listMutedWords(ctx: SignedIn): Promise<{ items: MutedWord[] }> {
  const { rows } = await sql<MutedWordRow>`
    select id, word, ends_at from muted_words where person_id = ${ctx.viewer.id}::uuid
    order by created_at desc, id desc`.execute(ctx.db)
  return { items: rows.map((row) => showMutedWord(row, ctx.now())) }
}

export const showMutedWord = ({ id, word, ends_at }: MutedWordRow, now: Date): MutedWord => ({
  id: id as MutedWordId,
  word,
  endsAt: ends_at?.toISOString() ?? null,
  ended: ends_at !== null && ends_at <= now,
})
