import type { Post } from '@heraia/contract/feed'
import type { PostId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { addPost, changePost, countQuote, dropPost } from './post-cache.ts'
import { quoteTexts } from './quote-texts.ts'

/** Reposts, and takes it back. */
export function useRepost(post: Post) {
  const queries = useQueryClient()
  const texts = useTexts(quoteTexts)
  const errors = useTexts(errorTexts)
  const scope = { id: `repost:${post.id}` }
  const failed = (error: Error) => {
    const { reason } = failureOf(error)
    if (reason === 'reposted_already') return offerToTakeBack()
    showToast({ message: reason === 'quotes_closed' ? texts.closed : errorText(errors, error), tone: 'danger' })
  }
  /** It was reposted in another tab, or for herself alone: lists do not say so, the post itself does. */
  const offerToTakeBack = async () => {
    const { id, repostId } = await client.feed.get({ id: originalOf(post) })
    if (!repostId) return
    changePost(queries, id, (now) => ({ ...now, repostId }))
    showToast({ message: texts.already, action: { label: texts.takeItBack, onPress: () => takeBack.mutate(repostId) } })
  }

  const repost = useMutation({
    scope,
    mutationFn: () => client.feed.publish({ id: uuid7() as PostId, text: '', quotes: post.id }),
    onSuccess: (made) => {
      addPost(queries, made)
      countQuote(queries, made)
      showToast({ message: texts.done, tone: 'success' })
    },
    onError: failed,
  })
  const takeBack = useMutation({
    scope,
    mutationFn: (id: PostId) => orGone(client.feed.remove({ id })),
    onSuccess: (_answer, id) => {
      const quotedId = isRepost(post) ? post.quoted?.id : post.id
      dropPost(queries, id)
      if (quotedId) {
        changePost(queries, quotedId, (now) => ({ ...now, quotes: Math.max(0, now.quotes - 1), repostId: null }))
      }
      showToast({ message: texts.takenBack, tone: 'success' })
    },
    onError: failed,
  })
  return { repost: () => repost.mutate(), takeBack: (id: PostId) => takeBack.mutate(id) }
}

/** What a repost reposts, or the post itself. */
const originalOf = (post: Post): PostId => (isRepost(post) && post.quoted ? post.quoted.id : post.id)

/** It quotes a post and says nothing of its own. */
export const isRepost = (post: Post): boolean => post.isQuote && post.text === '' && post.media.length === 0
