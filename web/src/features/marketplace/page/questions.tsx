import type { Listing } from '@heraia/contract/listings'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { listingQuestions } from '../market-queries.ts'
import { AskForm } from './ask-form.tsx'
import { listingTexts } from './listing-texts.ts'
import { QuestionItem } from './question-item.tsx'

/** What people asked, with the seller's answers; everybody reads it. */
export function Questions({ listing }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <h2 id="questions" tabIndex={-1} className="title scroll-mt-24 text-lg outline-none">
        {texts.questions}
      </h2>
      {listing.may.ask && <AskForm listingId={listing.id} />}
      <QuestionList listing={listing} />
    </section>
  )
}

function QuestionList({ listing }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  const errors = useTexts(errorTexts)
  const list = useInfiniteList(listingQuestions(listing.id))
  if (list.failed) {
    return (
      <FailedState title={texts.questionsFailed} retryLabel={texts.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  }
  if (!list.items) {
    return (
      <Skeleton label={texts.loading}>
        <SkeletonLine width="70%" />
        <SkeletonLine width="40%" />
      </Skeleton>
    )
  }
  if (list.items.length === 0) {
    return <p className="text-muted">{listing.may.edit ? texts.noQuestionsOwn : texts.noQuestions}</p>
  }
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {list.items.map((question) => (
          <QuestionItem key={question.id} question={question} seller={listing.seller} />
        ))}
      </ul>
      {list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={texts.moreQuestions}
          loadingLabel={texts.loading}
          failedLabel={texts.moreFailed}
          retryLabel={texts.retry}
        />
      )}
    </div>
  )
}
