import type { PostId } from '@heraia/contract/ids'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { feedTexts } from './feed-texts.ts'
import type { KeptPost } from './kept-posts.ts'
import type { usePostsOnTheWay } from './use-posts-on-the-way.ts'

type Wish = 'edit' | 'remove'

/**
 * She changes or throws away what was not posted as far as she was told. Where it was sent, the answer may be what was
 * lost: the server is asked first. What it has is changed or deleted as the post that it is. Where it says nothing, all
 * stays as it is; but without a network she has her words back, which keep their id until it can be asked (useTakenBack).
 */
export function useLettingGo({ id, draft, triedAt }: KeptPost, onTheWay: ReturnType<typeof usePostsOnTheWay>) {
  const texts = useTexts(feedTexts)
  const errors = useTexts(errorTexts)
  const asking = useMutation({
    mutationFn: async (_wish: Wish) => (triedAt > 0 ? orGone(client.feed.get({ id: id as PostId })) : null),
    onSuccess: (post, wish) => {
      if (post) {
        onTheWay.arrived(post, wish)
        showToast({ message: texts.wasPosted })
      } else if (wish === 'edit') onTheWay.takeBack(draft)
      else onTheWay.discard(draft)
    },
    onError: (error, wish) => {
      // Without a network her words are hers all the same; sent again they are the same post.
      const isHers = wish === 'edit' && !navigator.onLine && onTheWay.takeBack(draft)
      if (!isHers) showToast({ message: errorText(errors, error), tone: 'danger' })
    },
  })
  return { want: (wish: Wish) => asking.mutate(wish), asked: asking.isPending ? asking.variables : null }
}
