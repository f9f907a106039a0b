import type { Post } from '@heraia/contract/feed'
import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import { PostCard } from './post-card.tsx'

test('a post says who wrote it, what sport is hers, and, to who points at it, the very moment', async () => {
  const author = { id: 'mira', handle: 'mira', name: 'Mira Ruiz', role: 'athlete', sport: 'Swimming', avatar: null }
  const post = {
    ...{ id: 'p', author, text: 'Goal!', media: [], audience: 'public', team: null, quoted: null, isQuote: false },
    ...{ createdAt: '2026-03-01T09:00:00.000Z', editedAt: null, likes: 0, comments: 0, quotes: 0, isLiked: false },
    ...{ mentions: [], language: null, repostId: null, may: {} },
  } as unknown as Post
  const html = await drawn(<PostCard post={post} />)
  const words = wordsOf(html)
  for (const said of ['Mira Ruiz', 'Swimming', 'Goal!']) expect(words).toContain(said)
  expect(html).toMatch(/<time[^>]*title="[^"]*March[^"]*2026[^"]*9:00/)
})
