import type { PostId } from '@heraia/contract/ids'
import { Dialog } from '@heraia/ui/dialog'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { PersonLine } from '../../pieces/person-line.tsx'
import { postTexts } from './post-texts.ts'

/** Who likes a post. */
export function LikersDialog({ postId, onClose }: { postId: PostId; onClose: () => void }) {
  const texts = useTexts(postTexts)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.likedBy}
      closeLabel={texts.close}
      size="small"
    >
      <Likers postId={postId} />
    </Dialog>
  )
}

function Likers({ postId }: { postId: PostId }) {
  const texts = useTexts(postTexts)
  const errors = useTexts(errorTexts)
  const list = useInfiniteList(api.feed.likers.infiniteOptions(byCursor((cursor) => ({ id: postId, cursor }))))
  if (list.failed)
    return (
      <FailedState
        title={errorText(errors, list.error)}
        retryLabel={texts.retry}
        onRetry={list.retry}
        pending={list.retrying}
      />
    )
  if (!list.items) {
    return (
      <Skeleton label={texts.loading}>
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    )
  }
  if (list.items.length === 0) return <p>{texts.nobodyLikes}</p>
  return (
    <>
      <ul className="grid gap-3">
        {list.items.map((person) => (
          <li key={person.id}>
            <PersonLine person={person} />
          </li>
        ))}
      </ul>
      {list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={texts.moreComments}
          loadingLabel={texts.loading}
          failedLabel={errors.UNKNOWN}
          retryLabel={texts.retry}
        />
      )}
    </>
  )
}
