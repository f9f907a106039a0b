import type { WaitingPerson } from '@heraia/contract/joining'
import { Avatar } from '@heraia/ui/avatar'
import { Button } from '@heraia/ui/button'
import { Disclosure } from '@heraia/ui/disclosure'
import { EmptyState } from '@heraia/ui/empty-state'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { useMutation } from '@tanstack/react-query'
import * as staffAddresses from '../../../addresses/staff.ts'
import { api } from '../../../lib/api.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { Lines } from '../../../pieces/lines.tsx'
import { useStanding } from '../../../pieces/use-standing.ts'
import { peopleWhoWait } from '../admin-queries.ts'
import { ReasonForm } from '../reason-form.tsx'
import { RequestAge } from '../request-age.tsx'
import { useDecided } from '../use-decided.ts'
import { joiningTexts } from './joining-texts.ts'

/** Whose account waits to be let in, oldest first. */
export function JoiningScreen() {
  const texts = useTexts(joiningTexts)
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <p className="py-4">
        <Link href={staffAddresses.siteSettings()} className="link inline-flex min-h-11 items-center">
          {texts.settings}
        </Link>
      </p>
      <Lines
        list={useInfiniteList(peopleWhoWait())}
        words={texts}
        label={texts.queue}
        lineOf={(person) => <Waiting key={person.id} person={person} />}
        empty={<EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>}
      />
    </div>
  )
}

function Waiting({ person }: { person: WaitingPerson }) {
  const texts = useTexts(joiningTexts)
  const standing = useStanding()
  const { id, name, email, phone, role, sport, words, askedAt } = person
  const letIn = useMutation(api.admin.acceptPerson.mutationOptions(useDecided(texts.isIn(name), () => undefined)))
  const decline = useMutation(
    api.admin.declinePerson.mutationOptions(useDecided(texts.declined(name), () => undefined)),
  )
  return (
    <li className="grid gap-3 py-5">
      <div className="flex items-start gap-3">
        <Avatar seed={id} size="medium" />
        <div className="grid min-w-0 grow gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 dir="auto" className="text-base font-semibold [overflow-wrap:anywhere]">
              {name}
            </h2>
            <RequestAge askedAt={askedAt} />
          </div>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {standing({ role, sport }, email || (phone && `+${phone}`))}
          </p>
          {words ? (
            <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
              {words}
            </p>
          ) : (
            <p className="text-muted">{texts.wordless}</p>
          )}
        </div>
      </div>
      <div>
        <Button
          tone="primary"
          aria-label={texts.letInName(name)}
          pending={letIn.isPending}
          onClick={() => letIn.mutate({ id })}
        >
          {texts.letIn}
        </Button>
      </div>
      <Disclosure label={texts.decline}>
        <div className="pb-4">
          <ReasonForm
            draftName={`decline-join-${id}`}
            label={texts.declineReason}
            hint={texts.declineHint}
            act={texts.declineIt}
            tone="danger"
            pending={decline.isPending}
            onSend={(reason) => decline.mutateAsync({ id, reason })}
          />
        </div>
      </Disclosure>
    </li>
  )
}
