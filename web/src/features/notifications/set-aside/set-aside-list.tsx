import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { EmptyState } from '@heraia/ui/empty-state'
import { useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
import { AcceptedPeople } from './accepted-people.tsx'
import { SetAsidePerson } from './set-aside-person.tsx'
import { setAsideTexts } from './set-aside-texts.ts'
import { peopleSetAside, useClearAll } from './use-set-aside.ts'

/** What rang for nobody, by person, and below it whose notices never come here. */
export function SetAsideList() {
  const texts = useTexts(setAsideTexts)
  const list = useInfiniteList(peopleSetAside())
  return (
    <>
      <ListStates list={list} words={texts} empty={<Empty />}>
        {(people) => (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 flex-1 basis-60 text-muted">{texts.lead}</p>
              <ClearAll />
            </div>
            <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
              {people.map((each) => (
                <SetAsidePerson key={each.person.id} setAside={each} />
              ))}
            </ul>
          </>
        )}
      </ListStates>
      <AcceptedPeople />
    </>
  )
}

function ClearAll() {
  const texts = useTexts(setAsideTexts)
  const [isAsked, setAsked] = useState(false)
  const clear = useClearAll(() => setAsked(false))
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {texts.clearAll}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.clearAllAsk}
        confirmLabel={texts.clearAll}
        cancelLabel={texts.cancel}
        pending={clear.isPending}
        pendingLabel={texts.clearing}
        onConfirm={() => clear.mutate(undefined)}
      >
        {texts.clearAllHint}
      </ConfirmDialog>
    </>
  )
}

function Empty() {
  const texts = useTexts(setAsideTexts)
  return (
    <EmptyState
      title={texts.empty}
      seed="notifications"
      action={
        <ButtonLink href={addresses.settings('notifications')} tone="primary">
          {texts.toSettings}
        </ButtonLink>
      }
    >
      {texts.emptyHelp}
    </EmptyState>
  )
}
