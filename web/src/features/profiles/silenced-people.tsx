import type { PersonChip } from '@heraia/contract/person'
import { Avatar } from '@heraia/ui/avatar'
import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { safetyTexts, settingsTexts } from '../accounts/settings-texts.ts'
import { keepRelation } from './silence-changes.ts'

/** Whom she blocked and whom she muted, each with the way back. */
export function SilencedPeople() {
  const texts = useTexts(safetyTexts)
  const queries = useQueryClient()
  const askAgain = () => {
    for (const { key } of [api.profiles.blocked, api.profiles.muted])
      void queries.invalidateQueries({ queryKey: key() })
  }
  // From another tab or device, or by an act whose answer was lost.
  useLive('relation.changed', askAgain)
  useLive('resumed', askAgain)
  return (
    <div className="grid max-w-xl gap-10">
      <Silenced kind="blocked" title={texts.blockedTitle} lead={texts.blockedLead} empty={texts.blockedEmpty} />
      <Silenced kind="muted" title={texts.mutedTitle} lead={texts.mutedLead} empty={texts.mutedEmpty} />
    </div>
  )
}

type Kind = 'blocked' | 'muted'

function Silenced({ kind, title, lead, empty }: { kind: Kind; title: string; lead: string; empty: string }) {
  const texts = useTexts(safetyTexts)
  const common = useTexts(settingsTexts)
  const list = useInfiniteList(api.profiles[kind].infiniteOptions(byCursor((cursor) => ({ cursor }))))
  return (
    <section>
      <h2 className="title text-xl">{title}</h2>
      <p className="mb-3 text-muted">{lead}</p>
      <ListStates
        list={list}
        words={{ ...common, ...texts }}
        empty={<p className="rounded-md bg-sunken p-4">{empty}</p>}
      >
        {(people) => (
          <ul className="grid divide-y divide-line border-y border-line">
            {people.map((person) => (
              <SilencedRow key={person.id} kind={kind} person={person} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  )
}

function SilencedRow({ kind, person }: { kind: Kind; person: PersonChip }) {
  const texts = useTexts(safetyTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const me = useMe()
  const words =
    kind === 'blocked' ? { label: texts.unblock, of: texts.unblockOf } : { label: texts.unmute, of: texts.unmuteOf }
  const undo = useMutation({
    mutationFn: async () => {
      if (kind === 'muted') return (await client.profiles.unmute({ id: person.id })).relation
      await client.profiles.unblock({ id: person.id })
      return null
    },
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
    <li className="flex items-center gap-3 py-3">
      <Avatar seed={person.id} picture={person.avatar} size="small" />
      <span dir="auto" className="line-clamp-2 min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
        {person.name}
      </span>
      <Button size="small" pending={undo.isPending} aria-label={words.of(person.name)} onClick={() => undo.mutate()}>
        {words.label}
      </Button>
    </li>
  )
}
