import type { PersonCard } from '@heraia/contract/person'
import type { Team } from '@heraia/contract/team'
import { Avatar } from '@heraia/ui/avatar'
import { Button } from '@heraia/ui/button'
import { Dialog } from '@heraia/ui/dialog'
import { SearchField } from '@heraia/ui/search-field'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useStanding } from '../../../pieces/use-standing.ts'
import { teamTexts } from '../team-texts.ts'
import { useTeamAct } from '../use-team-act.ts'
import { peopleOfTeamTexts } from './people-of-team-texts.ts'
import { type Place, PlaceFields } from './place-fields.tsx'

/** Finds somebody and invites her; several after each other. */
export function InviteDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const common = useTexts(teamTexts)
  const texts = useTexts(peopleOfTeamTexts)
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState<Place>({ role: 'player', position: '' })
  const [invited, setInvited] = useState<readonly string[]>([])
  const q = useDebounced(typed).trim()
  const found = useQuery({ ...api.people.search.queryOptions({ input: { q, limit: 8 } }), enabled: q !== '' })
  const people = found.data?.items
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.inviteTitle}
      closeLabel={common.dismiss}
      actions={<Button onClick={onClose}>{common.dismiss}</Button>}
    >
      <div className="grid gap-4">
        <p className="text-muted">{texts.inviteHint}</p>
        <PlaceFields place={place} onChange={setPlace} standing={team.standing} />
        <SearchField
          label={texts.findPerson}
          value={typed}
          onValue={setTyped}
          onSearch={setTyped}
          clearLabel={common.dismiss}
          maxLength={100}
        />
        <div role="status" className="min-h-48">
          {found.isError && <p className="py-6 text-center text-muted">{texts.searchFailed}</p>}
          {people?.length === 0 && <p className="py-6 text-center text-muted">{texts.nobody}</p>}
          <ul>
            {people?.map((person) => (
              <li key={person.id}>
                <Found
                  {...{ team, person, place }}
                  isInvited={invited.includes(person.id)}
                  onInvited={() => setInvited((now) => [...now, person.id])}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}

interface FoundProps {
  team: Team
  person: PersonCard
  place: Place
  isInvited: boolean
  onInvited: () => void
}

function Found({ team, person, place, isInvited, onInvited }: FoundProps) {
  const texts = useTexts(peopleOfTeamTexts)
  const standing = useStanding()
  const act = useTeamAct()
  const ask = () =>
    act.mutate({
      run: () =>
        client.teams.invite({
          ...{ id: team.id, personId: person.id, role: place.role, position: place.position.trim() || null },
        }),
      says: texts.invited(person.name),
      after: onInvited,
    })
  return (
    <div className="flex min-h-14 items-center gap-3 py-2">
      <Avatar seed={person.id} picture={person.avatar} size="small" />
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          {person.name}
        </span>
        <span className="truncate text-sm text-muted">{standing(person)}</span>
      </span>
      <Button
        size="small"
        onClick={ask}
        pending={act.isPending}
        icon={isInvited && <Check aria-hidden="true" className="size-4" />}
        aria-disabled={isInvited}
        aria-label={`${isInvited ? texts.isInvited : texts.invite}: ${person.name}`}
      >
        {isInvited ? texts.isInvited : texts.invite}
      </Button>
    </div>
  )
}
