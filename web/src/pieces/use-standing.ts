import type { PersonChip } from '@heraia/contract/person'
import { useTexts } from '../lib/locale.tsx'
import { roleNames } from './role-names.ts'
import { useSportName } from './sport-names.ts'

/** What stands below a name, in the language of this place: her role, her sport, and what is given with them. */
export function useStanding(): (person: Pick<PersonChip, 'role' | 'sport'>, more?: string | null) => string {
  const roles = useTexts(roleNames)
  const sportName = useSportName()
  return ({ role, sport }, more) => [roles[role], sportName(sport), more].filter(Boolean).join(' · ')
}
