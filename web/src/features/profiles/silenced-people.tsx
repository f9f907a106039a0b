import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { safetyTexts } from '../accounts/settings-texts.ts'
import { MutedPeople } from './muted-people.tsx'
import { SilencedRow, SilencedSection } from './silenced-section.tsx'

/** Whom she blocked and whom she muted, each with the way back. */
export function SilencedPeople() {
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
      <BlockedPeople />
      <MutedPeople />
    </div>
  )
}

function BlockedPeople() {
  const texts = useTexts(safetyTexts)
  const list = useInfiniteList(api.profiles.blocked.infiniteOptions(byCursor((cursor) => ({ cursor }))))
  return (
    <SilencedSection title={texts.blockedTitle} lead={texts.blockedLead} empty={texts.blockedEmpty} list={list}>
      {(person) => (
        <SilencedRow
          key={person.id}
          person={person}
          label={texts.unblock}
          name={texts.unblockOf(person.name)}
          undo={() => client.profiles.unblock({ id: person.id }).then(() => null)}
        />
      )}
    </SilencedSection>
  )
}
