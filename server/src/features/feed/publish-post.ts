import type { Language } from '@heraia/contract/accounts'
import type { Post, PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import type { MediaId, PostId, TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict } from '../../refused.ts'
import { limitWords } from '../accounts/new-accounts/limit-words.ts'
import { maySpeakFor } from '../teams/may-speak-for.ts'
import { deliverPost } from './deliver-post.ts'
import { deliverToTeam } from './deliver-to-team.ts'
import { signalPublished } from './feed.live.ts'
import { findPost } from './feed.queries.ts'
import { wordsOf } from './find-in-text.ts'
import { getPost } from './list-posts.ts'
import { countQuote, findQuotable, tellOfQuote } from './quote-post.ts'
import { saveMentions, saveTags } from './save-words.ts'
import { showMediaIn } from './show-media-in.ts'

export interface PostDraft {
  id: PostId
  text: string
  /** Uploaded for it; in the order in which they are shown. */
  media?: MediaId[]
  sensitive?: boolean
  audience: PostAudience
  replyPolicy: ReplyPolicy
  language?: Language
  quotes?: PostId
  /** She publishes it for this team. */
  teamId?: TeamId
}

/** Sending the same id again answers the post that is there, as it is now. */
export async function publishPost(ctx: SignedIn, draft: PostDraft): Promise<Post> {
  await takeFromLimit(ctx, 'publish')
  await inTransaction(ctx, async (tx) => {
    if (draft.teamId) await maySpeakFor(tx, draft.teamId, draft.audience)
    const quotedId = await whatItQuotes(tx, draft)
    if (await insertPost(tx, draft, quotedId)) {
      await limitWords(tx, wordsOf(draft.text))
      await showMediaIn(tx, draft.id, draft.media ?? [], draft.sensitive ?? false)
      await spread(tx, draft, quotedId)
    } else {
      await isHersAlready(tx, draft.id)
    }
  })
  return getPost(ctx, draft.id)
}

/** null: nothing, or it is there already and quotes what it quotes. */
async function whatItQuotes(tx: SignedIn, { id, quotes, text, media = [] }: PostDraft): Promise<string | null> {
  if (quotes === undefined) return null
  const there = await tx.db.selectFrom('posts').select('id').where('id', '=', id).executeTakeFirst()
  if (there) return null
  const quoted = await findQuotable(tx, { id, quotes, isBare: text === '' && media.length === 0 })
  return quoted.id
}

async function spread(tx: SignedIn, { id, text, audience, teamId }: PostDraft, quotedId: string | null): Promise<void> {
  const authorId = tx.viewer.id
  const followers = await countPost(tx)
  await saveTags(tx, id, text)
  const mentionedIds = await saveMentions(tx, id, text)
  await deliverPost(tx, { postId: id, authorId, followers, isPrivate: audience === 'private' })
  if (teamId) await deliverToTeam(tx, id, teamId)
  await announce(tx, 'post.published', { postId: id, authorId, mentionedIds })
  if (quotedId !== null && audience !== 'private') {
    await countQuote(tx, id, true)
    await tellOfQuote(tx, id, quotedId)
  }
  signalPublished(tx, await findPost(tx, id))
}

/** false: the id is taken. */
async function insertPost(tx: SignedIn, draft: PostDraft, quotedId: string | null): Promise<boolean> {
  const { rows } = await sql`
    insert into posts (id, author_id, text, language, audience, reply_policy, created_at, quoted_id,
      is_quote, team_id)
    values (${draft.id}, ${tx.viewer.id}, ${draft.text}, ${draft.language ?? null}, ${draft.audience},
      ${draft.replyPolicy}, ${tx.now()}, ${quotedId}, ${quotedId !== null}, ${draft.teamId ?? null}::uuid)
    on conflict (id) do nothing returning id`.execute(tx.db)
  return rows.length > 0
}

/** Locks her profile's row: who follows her now waits, and finds the post (see deliverPost). */
async function countPost(tx: SignedIn): Promise<number> {
  const { rows } = await sql<{ followers_count: number }>`
    update profiles set posts_count = posts_count + 1 where id = ${tx.viewer.id}
    returning followers_count`.execute(tx.db)
  return rows[0]?.followers_count ?? 0
}

async function isHersAlready(tx: SignedIn, id: PostId): Promise<void> {
  const there = await tx.db.selectFrom('posts').select('author_id').where('id', '=', id).executeTakeFirst()
  if (there?.author_id !== tx.viewer.id) throw conflict('id_taken', 'Something else has this id.')
}
