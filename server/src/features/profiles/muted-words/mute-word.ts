import type { MutedWordId } from '@heraia/contract/ids'
import { type MuteLength, muteEnd } from '@heraia/contract/mute-lengths'
import { MUTED_WORDS_MAX, mutedWordKey } from '@heraia/contract/muted-words'
import type { MutedWord } from '@heraia/contract/profiles'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { conflict, invalidField } from '../../../refused.ts'
import { type MutedWordRow, showMutedWord } from './list-muted-words.ts'

interface Wanted {
  id: MutedWordId
  word: string
  lasts?: MuteLength
}

/** Adds one, or changes hers with this id. Only her own devices are told. */
export async function muteWord(ctx: SignedIn, { id, word, lasts }: Wanted): Promise<MutedWord> {
  const me = ctx.viewer.id
  const key = mutedWordKey(word)
  if (key === null) throw invalidField('word', 'no_word', 'It holds nothing that can be found.')
  return inTransaction(ctx, async (tx) => {
    // Her row is locked, so that two tabs cannot add one too many, or the same one twice.
    await sql`select 1 from profiles where id = ${me}::uuid for no key update`.execute(tx.db)
    await mustHaveRoom(tx, id, key)
    const now = tx.now()
    const end = muteEnd(lasts ?? 'forever', now.getTime())
    const endsAt = end === null ? null : new Date(end)
    const { rows } = await sql<MutedWordRow>`
      insert into muted_words (id, person_id, word, key, ends_at, created_at)
      values (${id}::uuid, ${me}::uuid, ${word}, ${key}, ${endsAt}, ${now})
      on conflict (id) do update set word = excluded.word, key = excluded.key,
        ends_at = ${lasts === undefined ? sql`muted_words.ends_at` : sql`excluded.ends_at`}
        where muted_words.person_id = ${me}::uuid
      returning id, word, ends_at`.execute(tx.db)
    const [saved] = rows
    if (!saved) throw conflict('id_taken', 'This id is taken.')
    await tell(tx, [me], 'words.muted', {})
    return showMutedWord(saved, now)
  })
}

/** Of those that she has beside this one none is the same, and another one fits. What has ended makes way for it. */
async function mustHaveRoom(tx: SignedIn, id: MutedWordId, key: string): Promise<void> {
  const { rows } = await sql<{ id: string; key: string; ends_at: Date | null }>`
    select id, key, ends_at from muted_words where person_id = ${tx.viewer.id}::uuid and id <> ${id}::uuid`.execute(
    tx.db,
  )
  const same = rows.find((row) => row.key === key)
  if (same) {
    const hasEnded = same.ends_at !== null && same.ends_at.getTime() <= tx.now().getTime()
    if (!hasEnded) throw conflict('muted_already', 'She has muted this word already.')
    await tx.db.deleteFrom('muted_words').where('person_id', '=', tx.viewer.id).where('id', '=', same.id).execute()
    return
  }
  if (rows.length < MUTED_WORDS_MAX) return
  const { numDeletedRows } = await tx.db
    .deleteFrom('muted_words')
    .where('person_id', '=', tx.viewer.id)
    .where('id', '<>', id)
    .where('ends_at', '<=', tx.now())
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw conflict('too_many_muted_words', `At most ${MUTED_WORDS_MAX} words can be muted.`)
}

/** Gone, whether or not it was there. */
export async function unmuteWord(ctx: SignedIn, id: MutedWordId): Promise<{ id: MutedWordId }> {
  const me = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      delete from muted_words where id = ${id}::uuid and person_id = ${me}::uuid returning id`.execute(tx.db)
    if (rows.length > 0) await tell(tx, [me], 'words.muted', {})
    return { id }
  })
}
