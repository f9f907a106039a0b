import type { Listing } from '@heraia/contract/listings'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
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
  const words = { ...texts, failed: texts.questionsFailed, more: texts.moreQuestions }
  const waiting = (
    <Skeleton label={texts.loading}>
      <SkeletonLine width="70%" />
      <SkeletonLine width="40%" />
    </Skeleton>
  )
  const empty = <p className="text-muted">{listing.may.edit ? texts.noQuestionsOwn : texts.noQuestions}</p>
  return (
    <div>
      <ListStates list={useInfiniteList(listingQuestions(listing.id))} {...{ words, waiting, empty }}>
        {(questions) => (
          <ul className="divide-y divide-line border-y border-line">
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} seller={listing.seller} />
            ))}
          </ul>
        )}
      </ListStates>
    </div>
  )
}
