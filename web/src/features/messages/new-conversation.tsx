import type { PersonChip } from '@heraia/contract/person'
import { Avatar } from '@heraia/ui/avatar'
import { ButtonLink } from '@heraia/ui/button-link'
import { Dialog } from '@heraia/ui/dialog'
import { EmptyState } from '@heraia/ui/empty-state'
import { Link } from '@heraia/ui/link'
import { SearchField } from '@heraia/ui/search-field'
import { useState } from 'react'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { ListStates } from '../../pieces/list-states.tsx'
import { SEARCH_MAX, searchable } from '../../pieces/searchable.ts'
import { useStanding } from '../../pieces/use-standing.ts'
import { messagesTexts } from './messages-texts.ts'

/** People whom she may write to; taking one opens the conversation with her. */
export function NewConversation({ onClose }: { onClose: () => void }) {
  const texts = useTexts(messagesTexts)
  const [typed, setTyped] = useState('')
  const q = searchable(useDebounced(typed))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.start} closeLabel={texts.close}>
      <SearchField
        label={texts.findPerson}
        value={typed}
        onValue={setTyped}
        onSearch={setTyped}
        clearLabel={texts.clear}
        maxLength={SEARCH_MAX}
        className="sticky top-0 z-1 bg-raised pt-1 pb-3"
      />
      <div className="min-h-72">
        <Contacts q={q} onTaken={onClose} />
      </div>
    </Dialog>
  )
}

export function Contacts({ q, onTaken }: { q: string; onTaken: () => void }) {
  const texts = useTexts(messagesTexts)
  const list = useInfiniteList(
    api.messages.contacts.infiniteOptions(byCursor((cursor) => ({ q: q || undefined, cursor }))),
  )
  const empty = (
    <EmptyState
      title={q ? texts.noPeople : texts.toWhom}
      art="none"
      action={<ButtonLink href={addresses.athletes()}>{texts.findAthletes}</ButtonLink>}
    >
      {q ? texts.noPeopleHelp : texts.toWhomHelp}
    </EmptyState>
  )
  return (
    <ListStates list={list} words={{ ...texts, failed: texts.peopleFailed }} empty={empty}>
      {(people) => (
        <ul className="-mx-3 grid">
          {people.map((person) => (
            <li key={person.id}>
              <ContactLink person={person} onTaken={onTaken} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}

function ContactLink({ person, onTaken }: { person: PersonChip; onTaken: () => void }) {
  const standing = useStanding()
  return (
    <Link
      href={addresses.messagesWith(person.id)}
      onClick={onTaken}
      className="flex min-h-14 items-center gap-3 rounded-md px-3 py-2 hover:bg-sunken"
    >
      <Avatar seed={person.id} picture={person.avatar} size="small" />
      <span className="grid min-w-0">
        <span dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          {person.name}
        </span>
        <span className="truncate text-sm text-muted">{standing(person)}</span>
      </span>
    </Link>
  )
}
