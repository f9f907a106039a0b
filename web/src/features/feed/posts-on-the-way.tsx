import type { Post } from '@heraia/contract/feed'
import { useEffect } from 'react'
import { isAbout } from './post-words.ts'
import { usePostsOfOtherTabs, type usePostsOnTheWay } from './use-posts-on-the-way.ts'
import { useTakenBack } from './use-taken-back.ts'
import { WaitingPost } from './waiting-post.tsx'

interface PostsOnTheWayProps {
  onTheWay: ReturnType<typeof usePostsOnTheWay>
  /** The list below: what arrived there although its answer was lost has not to be sent again. */
  items: readonly Post[] | undefined
  tag?: string
}

/** Her posts that the server does not have yet, above those that it has. */
export function PostsOnTheWay({ onTheWay, items, tag }: PostsOnTheWayProps) {
  const { posts, forget } = onTheWay
  usePostsOfOtherTabs()
  useTakenBack(onTheWay, items)
  const arrived = posts.filter(({ kept }) => items?.some(({ id }) => id === kept.id)).map(({ kept }) => kept.id)
  const known = arrived.join()
  useEffect(() => {
    for (const id of known.split(',')) if (id) forget(id)
  }, [known, forget])
  return posts
    .filter(({ kept }) => !arrived.includes(kept.id) && isAbout(kept.draft.text, tag))
    .map((post) => <WaitingPost key={post.kept.id} post={post} onTheWay={onTheWay} />)
}
