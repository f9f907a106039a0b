import type { Comment, Post } from '@heraia/contract/feed'
import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import { CommentItem } from './comment-item.tsx'
import { PostCard } from './post-card.tsx'

const author = { id: 'mira', handle: 'mira', name: 'Mira Ruiz', role: 'athlete', sport: 'Swimming', avatar: null }
const post = {
  ...{ id: 'p', author, text: 'Goal!', media: [], audience: 'public', team: null, quoted: null, isQuote: false },
  ...{ createdAt: '2026-03-01T09:00:00.000Z', editedAt: null, likes: 0, comments: 0, quotes: 0, isLiked: false },
  ...{ mentions: [], language: null, repostId: null, may: {} },
} as unknown as Post

test('a post says who wrote it, what sport is hers, and, to who points at it, the very moment', async () => {
  const html = await drawn(<PostCard post={post} />)
  const words = wordsOf(html)
  for (const said of ['Mira Ruiz', 'Swimming', 'Goal!']) expect(words).toContain(said)
  expect(html).toMatch(/<time[^>]*title="[^"]*March[^"]*2026[^"]*9:00/)
})

test('in Spanish an edited post is editada, and an edited comment editado', async () => {
  const edited = { ...post, editedAt: '2026-03-01T10:00:00.000Z' }
  const comment = { ...edited, postId: 'p', parentId: null, replies: 0, hidden: false } as unknown as Comment
  expect(wordsOf(await drawn(<PostCard post={edited} />, { language: 'es' }))).toContain('Editada')
  const commented = <CommentItem comment={comment} post={post} renderReplies={() => null} />
  expect(wordsOf(await drawn(commented, { language: 'es' }))).toContain('Editado')
})
