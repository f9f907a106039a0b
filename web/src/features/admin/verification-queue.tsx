import type { WaitingVerification } from '@heraia/contract/verification'
import { Avatar } from '@heraia/ui/avatar'
import { EmptyState } from '@heraia/ui/empty-state'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import * as staffAddresses from '../../addresses/staff.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { Lines } from '../../pieces/lines.tsx'
import { useStanding } from '../../pieces/use-standing.ts'
import { waitingList } from './admin-queries.ts'
import { AnswerTimes } from './answer-times.tsx'
import { RequestAge } from './request-age.tsx'
import { VerificationTabs } from './verification-tabs.tsx'
import { verificationTexts } from './verification-texts.ts'

/** Who asks to be verified and waits for an answer, oldest first. */
export function VerificationQueue() {
  const texts = useTexts(verificationTexts)
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <VerificationTabs current="waiting" />
      <AnswerTimes />
      <Lines
        list={useInfiniteList(waitingList())}
        words={{ ...texts, failed: texts.queueFailed, moreFailed: texts.queueFailed }}
        label={texts.queue}
        lineOf={(request) => <Waiting key={request.id} request={request} />}
        empty={<EmptyState title={texts.nobodyWaits}>{texts.nobodyWaitsHelp}</EmptyState>}
      />
    </div>
  )
}

function Waiting({ request: { person, excerpt, askedAt } }: { request: WaitingVerification }) {
  const standing = useStanding()
  const { id, name, handle, avatar } = person
  return (
    <li>
      <Link href={staffAddresses.verificationOf(id)} className="flex min-h-14 items-start gap-3 py-4 hover:bg-sunken">
        <Avatar seed={id} picture={avatar} size="medium" />
        <span className="grid min-w-0 grow gap-1">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
              {name}
            </span>
            <RequestAge askedAt={askedAt} />
          </span>
          <span className="text-sm text-muted [overflow-wrap:anywhere]">{standing(person, `@${handle}`)}</span>
          <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
            {excerpt}
          </span>
        </span>
      </Link>
    </li>
  )
}
