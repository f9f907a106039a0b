import type { SetAside } from '@heraia/contract/notifications'
import type { PersonChip } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { Time } from '@heraia/ui/time'
import { useId, useState } from 'react'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { NotificationLine } from '../notification-line.tsx'
import { setAsideTexts } from './set-aside-texts.ts'
import { noticesSetAside, useSetAside } from './use-set-aside.ts'

/** One person, what she did where that is asked for, and what becomes of it. */
export function SetAsidePerson({ setAside: { person, notices, updatedAt } }: { setAside: SetAside }) {
  const texts = useTexts(setAsideTexts)
  const { locale } = useLocale()
  const { act, isPending } = useSetAside(person)
  const [isOpen, setOpen] = useState(false)
  const linesId = useId()
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PersonLine person={person}>
          {texts.count(notices.count, notices.more)} · <Time at={updatedAt} locale={locale} />
        </PersonLine>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={isOpen ? texts.hideOf(person.name) : texts.showOf(person.name)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? linesId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.hide : texts.show}
          </Button>
          <Button size="small" aria-label={texts.clearOf(person.name)} pending={isPending} onClick={() => act('clear')}>
            {texts.clear}
          </Button>
          <Button
            size="small"
            aria-label={texts.acceptOf(person.name)}
            pending={isPending}
            onClick={() => act('accept')}
          >
            {texts.accept}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={linesId} className="mt-3">
          <Lines of={person} />
        </div>
      )}
    </li>
  )
}

function Lines({ of: { id, name } }: { of: PersonChip }) {
  const texts = useTexts(setAsideTexts)
  const list = useInfiniteList(noticesSetAside(id))
  return (
    <ListStates list={list} words={{ ...texts, more: texts.moreLines }} empty={null}>
      {(notices) => (
        <ul aria-label={texts.showOf(name)} className="divide-y divide-line rounded-md bg-sunken">
          {notices.map((notice) => (
            <NotificationLine key={notice.id} notification={notice} isAside />
          ))}
        </ul>
      )}
    </ListStates>
  )
}
