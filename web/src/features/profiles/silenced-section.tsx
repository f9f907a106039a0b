import type { PersonChip, Relation } from '@heraia/contract/person'
import { Avatar } from '@heraia/ui/avatar'
import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import type { InfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { safetyTexts, settingsTexts } from '../accounts/settings-texts.ts'
import { keepRelation } from './silence-changes.ts'

interface SilencedSectionProps<Person> {
  title: string
  lead: string
  empty: string
  list: InfiniteList<Person>
  /** What is done with the whole list. */
  actions?: ReactNode
  children: (person: Person) => ReactNode
}

/** One of the lists of the safety settings. */
export function SilencedSection<Person>({ title, lead, empty, list, actions, children }: SilencedSectionProps<Person>) {
  const texts = useTexts(safetyTexts)
  const common = useTexts(settingsTexts)
  return (
    <section>
      <h2 className="title text-xl">{title}</h2>
      <p className="mb-3 text-muted">{lead}</p>
      {actions && <div className="mb-4 flex flex-wrap gap-2">{actions}</div>}
      <ListStates
        list={list}
        words={{ ...common, ...texts }}
        empty={<p className="rounded-md bg-sunken p-4">{empty}</p>}
      >
        {(people) => <ul className="grid divide-y divide-line border-y border-line">{people.map(children)}</ul>}
      </ListStates>
    </section>
  )
}

interface SilencedRowProps {
  person: PersonChip
  /** The way back: its word, and what it is called for who hears the button alone. */
  label: string
  name: string
  /** What stands between the two now; null where the two were hidden from each other. */
  undo: () => Promise<Relation | null>
  detail?: ReactNode
  /** Beside the way back. */
  children?: ReactNode
}

export function SilencedRow({ person, label, name, undo, detail, children }: SilencedRowProps) {
  const texts = useTexts(safetyTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const me = useMe()
  const back = useMutation({
    mutationFn: undo,
    onSuccess: async (relation) => {
      // Menus elsewhere offer what she can do now.
      if (relation) keepRelation(queries, me.id, person.id, relation)
      showToast({ message: texts.undone(person.name), tone: 'success' })
      // Her feed holds that person's posts again.
      void queries.invalidateQueries({ queryKey: api.feed.timeline.key() })
      await queries.invalidateQueries({ queryKey: api.profiles.key() })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 py-3">
      <Avatar seed={person.id} picture={person.avatar} size="small" />
      <div className="min-w-40 flex-1">
        <p dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          {person.name}
        </p>
        {detail && <p className="text-sm text-muted">{detail}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button size="small" pending={back.isPending} aria-label={name} onClick={() => back.mutate()}>
          {label}
        </Button>
      </div>
    </li>
  )
}
