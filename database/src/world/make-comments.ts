import type { Insertable } from 'kysely'
import type { CommentsTable } from '../tables/comments.ts'
import type { Chance } from './chance.ts'
import { fillIn } from './fill-in.ts'
import { soonAfter } from './make-likes.ts'
import type { MadePost } from './make-posts.ts'
import { idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'
import { commentsEn, commentsEs, repliesEn, repliesEs } from './texts/comments.ts'

export type CommentRow = Insertable<CommentsTable> & { created_at: Date; replies_count: number }

/** What people answer to a post, in its language and in its mood; now and then its author answers back. */
export function makeComments(
  makings: Makings,
  chance: Chance,
  posts: readonly MadePost[],
  people: readonly MadePerson[],
): CommentRow[] {
  return posts.flatMap((post) => {
    const rows = commentsOn(makings, chance, post, people)
    post.row.comments_count = rows.length
    return rows
  })
}

function commentsOn(makings: Makings, chance: Chance, post: MadePost, people: readonly MadePerson[]): CommentRow[] {
  const spanish = post.row.language === 'es'
  const texts = (spanish ? commentsEs : commentsEn)[post.mood]
  // The demo athlete, first of the people, says only what the visitor writes for her.
  const others = people
    .slice(1)
    .filter((one) => one !== post.author && (spanish ? one.speaker.language === 'es' : true))
  const count = Math.min(post.row.likes_count, texts.length, Math.floor(5 * chance.next() ** 2))
  const said = chance.some(texts, count)
  return chance.some(others, count).flatMap((author, index) => {
    const comment = write(makings, chance, post, author, said[index] ?? '', null, post.row.created_at)
    if (!chance.is(0.25)) return [comment]
    comment.replies_count = 1
    const answer = chance.pick(spanish ? repliesEs : repliesEn)
    return [comment, write(makings, chance, post, post.author, answer, comment.id, comment.created_at)]
  })
}

function write(
  makings: Makings,
  chance: Chance,
  post: MadePost,
  author: MadePerson,
  text: string,
  parentId: string | null,
  after: Date,
): CommentRow {
  const at = soonAfter(makings, chance, after)
  return {
    id: idAt(makings, chance, at),
    post_id: post.row.id,
    parent_id: parentId,
    author_id: author.profile.id,
    text: fillIn(chance, text, { ...post.author.speaker, language: post.row.language === 'es' ? 'es' : 'en' }),
    replies_count: 0,
    created_at: at,
  }
}
