import type { PostId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { isHeardBy } from '../../visibility/readers.ts'
import { handlesIn } from './find-in-text.ts'
import { whoAreNamed } from './save-words.ts'

/**
 * Whom her comment names, as far as they may read it. What a minor says under somebody's post is for those whom she lets
 * follow: whomever else she names hears nothing.
 */
export async function whoHearTheirNames(tx: SignedIn, postId: PostId, text: string): Promise<string[]> {
  const named = await whoAreNamed(tx, postId, text)
  if (named.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select n.id from unnest(${named}::uuid[]) n (id), profiles p
    where p.id = ${tx.viewer.id}::uuid and ${isHeardBy('p', sql`n.id`)}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Whom only the new words of her comment name, and whom only those before. */
export async function namesChanged(
  tx: SignedIn,
  postId: PostId,
  words: { before: string; now: string },
): Promise<{ mentionedIds: string[]; droppedIds: string[] }> {
  const [before, now] = [handlesIn(words.before), handlesIn(words.now)]
  const gone = before.filter((handle) => !now.includes(handle))
  const dropped =
    gone.length > 0 ? await tx.db.selectFrom('profiles').select('id').where('handle', 'in', gone).execute() : []
  const isNew = now.some((handle) => !before.includes(handle))
  const had = isNew ? await whoHearTheirNames(tx, postId, words.before) : []
  const has = isNew ? await whoHearTheirNames(tx, postId, words.now) : []
  return { mentionedIds: has.filter((id) => !had.includes(id)), droppedIds: dropped.map(({ id }) => id) }
}
