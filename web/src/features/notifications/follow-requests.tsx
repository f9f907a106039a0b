import { classNames } from '@heraia/ui/class-names.ts'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { type ReactNode, useState } from 'react'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { PersonLine } from '../../pieces/person-line.tsx'
import { FollowRequestAnswer } from './follow-request-answer.tsx'
import { notificationTexts } from './notification-texts.ts'
import { WaitingLines } from './waiting-lines.tsx'

const useFollowRequests = () =>
  useInfiniteList(api.profiles.followRequests.infiniteOptions(byCursor((cursor) => ({ cursor }))))

type RequestList = ReturnType<typeof useFollowRequests>

/** Everybody who waits for an answer, nothing at all while nobody does; and what stands below them. */
export function FollowRequests({ className, children }: { className?: string; children: ReactNode }) {
  const list = useFollowRequests()
  // Once: while they are asked for again, what stands here stays.
  const [isEarly, setEarly] = useState(true)
  if (isEarly && (list.items || list.failed)) setEarly(false)
  return (
    <>
      <div className={classNames('empty:hidden', className)}>
        {isEarly ? <WaitingLines /> : <Requests list={list} />}
      </div>
      {/* Loads beside them and appears with them: requests that came after it would push it down. */}
      <div hidden={isEarly}>{children}</div>
    </>
  )
}

function Requests({ list }: { list: RequestList }) {
  const texts = useTexts(notificationTexts)
  if (list.failed) {
    return (
      <FailedState title={texts.requestsFailed} retryLabel={texts.retry} onRetry={list.retry} pending={list.retrying} />
    )
  }
  if (!list.items || list.items.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="title text-lg">{texts.requests}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {list.items.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <PersonLine person={person} />
            <FollowRequestAnswer person={person} />
          </li>
        ))}
      </ul>
      {list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={texts.more}
          loadingLabel={texts.loading}
          failedLabel={texts.requestsFailed}
          retryLabel={texts.retry}
        />
      )}
    </section>
  )
}
