import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useGathered } from '../../lib/use-gathered.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { MutedPeople } from './muted-people.tsx'
import { MutedWords } from './muted-words/muted-words.tsx'
import { RestrictedPeople } from './restricted-people.tsx'

/** Whom she blocked and restricted, whom and which words she muted, each with the way back. */
export function SilencedPeople() {
  const queries = useQueryClient()
  // A list that she blocks tells of one person after the other.
  const askAgain = useGathered(() => {
    for (const { key } of [api.profiles.blocked, api.profiles.restricted, api.profiles.muted])
      void queries.invalidateQueries({ queryKey: key() })
  })
  // From another tab or device, or by an act whose answer was lost.
  useLive('relation.changed', askAgain)
  useLive('resumed', askAgain)
  return (
    <div className="grid max-w-xl gap-10">
      <BlockedPeople />
      <RestrictedPeople />
      <MutedPeople />
      <MutedWords />
    </div>
  )
}
