import type { Achievement } from '@heraia/contract/achievements'
import type { PersonChip } from '@heraia/contract/person'
import type { Role } from '@heraia/contract/roles'
import { Avatar } from '@heraia/ui/avatar'
import { Button } from '@heraia/ui/button'
import { Dialog } from '@heraia/ui/dialog'
import { SearchField } from '@heraia/ui/search-field'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useStanding } from '../../pieces/use-standing.ts'
import { achievementTexts } from './achievement-texts.ts'
import { useAchievementActs } from './use-achievement-acts.ts'

const CONFIRMERS: Role[] = ['club', 'federation', 'coach']

/** She names whose word counts; without a name, the staff. */
export function AskDialog({ achievement, onClose }: { achievement: Achievement; onClose: () => void }) {
  const texts = useTexts(achievementTexts)
  const [typed, setTyped] = useState('')
  const { ask } = useAchievementActs(achievement)
  const { found, isFailed } = useConfirmers(useDebounced(typed).trim())
  const choose = (of: PersonChip | null) => ask.mutate(of, { onSuccess: onClose })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.askTitle}
      closeLabel={texts.close}
      actions={
        <Button onClick={() => choose(null)} pending={ask.isPending && ask.variables === null}>
          {texts.askStaff}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{texts.askHint}</p>
        <SearchField
          label={texts.findConfirmer}
          value={typed}
          onValue={setTyped}
          onSearch={setTyped}
          clearLabel={texts.close}
          maxLength={100}
        />
        <div role="status" className="min-h-48">
          {isFailed && <p className="py-6 text-center text-muted">{texts.searchFailed}</p>}
          {found?.length === 0 && <p className="py-6 text-center text-muted">{texts.noConfirmer}</p>}
          <ul className="-mx-3">
            {found?.map((person) => (
              <li key={person.id}>
                <Confirmer person={person} onChoose={() => choose(person)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}

function Confirmer({ person, onChoose }: { person: PersonChip; onChoose: () => void }) {
  const standing = useStanding()
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-sunken"
    >
      <Avatar seed={person.id} picture={person.avatar} size="small" />
      <span className="grid min-w-0">
        <span dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          {person.name}
        </span>
        <span className="truncate text-sm text-muted">{standing(person)}</span>
      </span>
    </button>
  )
}

/** A few of each role; `found` undefined while nothing is typed or not all have answered. */
function useConfirmers(q: string): { found?: PersonChip[]; isFailed: boolean } {
  const answers = useQueries({
    queries: CONFIRMERS.map((role) => ({
      ...api.people.search.queryOptions({ input: { q, role, limit: 5 } }),
      enabled: q !== '',
    })),
  })
  const isFailed = q !== '' && answers.some(({ isError }) => isError)
  if (q === '' || answers.some(({ data }) => !data)) return { isFailed }
  return { found: answers.flatMap(({ data }) => data?.items ?? []), isFailed }
}
