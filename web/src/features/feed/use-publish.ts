import type { PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import type { PostId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { feedTexts } from './feed-texts.ts'
import { addPost } from './post-cache.ts'

interface PostDraft {
  /** Made with the first try and kept with the draft: a retry, also after a reload, gives the same one post. */
  id: string
  text: string
  audience: PostAudience
  replyPolicy: ReplyPolicy
}

const EMPTY: PostDraft = { id: '', text: '', audience: 'public', replyPolicy: 'everyone' }

export function usePublish() {
  const queries = useQueryClient()
  const texts = useTexts(feedTexts)
  const { chosenLanguage } = useLocale()
  const draft = useDraft<PostDraft>('post', EMPTY)

  const publishing = useMutation({
    mutationFn: (post: PostDraft) =>
      client.feed.publish({
        id: post.id as PostId,
        text: post.text,
        audience: post.audience,
        replyPolicy: post.replyPolicy,
        language: chosenLanguage ?? undefined,
      }),
    onSuccess: (post) => {
      addPost(queries, post)
      draft.sent({ ...EMPTY, audience: draft.value.audience, replyPolicy: draft.value.replyPolicy })
      showToast({ message: texts.posted, tone: 'success' })
    },
  })

  return {
    draft: draft.value,
    restored: draft.restored && draft.value.text !== '',
    isPending: publishing.isPending,
    error: publishing.error,
    change(changed: Partial<PostDraft>) {
      // Another text is another post: a try that was lost on the way must not come back as this one.
      const id = changed.text !== undefined && publishing.isError ? '' : draft.value.id
      draft.change({ ...draft.value, id, ...changed })
    },
    publish() {
      const post = { ...draft.value, id: draft.value.id || uuid7() }
      draft.change(post)
      publishing.mutate(post)
    },
  }
}
