import type { Post } from '@heraia/contract/feed'
import { Dialog } from '@heraia/ui/dialog'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { Time } from '@heraia/ui/time'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { postTexts } from './post-texts.ts'

/** The texts that a post had before it was edited. */
export function PostHistoryDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const texts = useTexts(postTexts)
  const errors = useTexts(errorTexts)
  const { locale } = useFormat()
  const history = useQuery(api.feed.history.queryOptions({ input: { id: post.id } }))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.history} closeLabel={texts.close}>
      {history.isPending && (
        <Skeleton label={texts.loading}>
          <SkeletonLine />
        </Skeleton>
      )}
      {history.isError && (
        <FailedState
          title={errorText(errors, history.error)}
          retryLabel={texts.retry}
          onRetry={() => void history.refetch()}
          pending={history.isFetching}
        />
      )}
      {history.data?.items.length === 0 && <p>{texts.noHistory}</p>}
      <ol className="grid gap-4">
        {history.data?.items.map((version) => (
          <li key={version.until} className="grid gap-1 border-b border-line pb-4 last:border-0">
            <span className="text-sm text-muted">
              {texts.until} <Time at={version.until} locale={locale} look="moment" />
            </span>
            <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {version.text}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
