import type { Post } from '@heraia/contract/feed'
import type { PostId } from '@heraia/contract/ids'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { feedTexts } from './feed-texts.ts'
import type { usePostsOnTheWay } from './use-posts-on-the-way.ts'

/**
 * Without a network she had words back that the server may have all the same (useLettingGo): it is asked as soon as it
 * can be. What it has stands in the feed, and what she writes then is another post: it would overwrite that one.
 */
export function useTakenBack(onTheWay: ReturnType<typeof usePostsOnTheWay>, items: readonly Post[] | undefined) {
  const texts = useTexts(feedTexts)
  const { takenBack: id, found } = onTheWay
  const { data } = useQuery({
    queryKey: ['post taken back', id],
    queryFn: () => orGone(client.feed.get({ id: id as PostId })),
    enabled: id !== '',
    staleTime: 0,
  })
  const there = items?.find((post) => post.id === id) ?? data
  // Once: then it is under its id no longer.
  useEffect(() => {
    if (there && found(there)) showToast({ message: texts.wasPosted })
  })
}
