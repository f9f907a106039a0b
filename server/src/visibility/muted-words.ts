import { type ComparedWord, mutedWordIn } from '@heraia/contract/muted-words'
import { sql } from 'kysely'
import { type Context, viewerId } from '../context.ts'
import { statement } from '../statement.ts'

/** Something that somebody wrote, with what she called its pictures. */
interface Written {
  /** Who wrote it. */
  chip_id: string
  text: string
  media?: readonly { alt: string }[]
}

/** The first word that the viewer muted and that this holds; null: none, or it is her own. */
export type MutedIn = (written: Written) => string | null

/** All that one wrote there. */
export const wordsOf = ({ text, media = [] }: Pick<Written, 'text' | 'media'>): string[] => [
  text,
  ...media.map(({ alt }) => alt),
]

/** For the few rows of a page, after they are read: one small query, and none where nobody else wrote anything there. */
export async function mutedWordsOfViewer(ctx: Context, rows: readonly Written[]): Promise<MutedIn> {
  const viewer = viewerId(ctx)
  if (viewer === null || rows.length === 0) return () => null
  const muted = (await mutedWordsOf(ctx, [viewer])).get(viewer)
  if (!muted) return () => null
  return (written) => (written.chip_id === viewer ? null : mutedWordIn(wordsOf(written), muted))
}

/** What each of these readers muted, for `mutedWordIn`; most people mute nothing and are not in it. What has ended is no more. */
export async function mutedWordsOf(ctx: Context, readers: readonly string[]): Promise<Map<string, ComparedWord[]>> {
  const rows = await selectWords(ctx, { readers: [...new Set(readers)], now: ctx.now() })
  return Map.groupBy(rows, ({ person_id }) => person_id)
}

const selectWords = statement(
  (asked: { readers: readonly string[]; now: Date }) => sql<ComparedWord & { person_id: string }>`
    select person_id, word, key from muted_words
    where person_id = any(${asked.readers}::uuid[]) and (ends_at is null or ends_at > ${asked.now}::timestamptz)
    order by created_at, id`,
)
