import { fold } from '@heraia/contract/fold'

/**
 * What a people search reads of a profile, folded. Fields stand on lines of their own: a folded term holds no
 * line break, so it never matches across two of them.
 */
export const searchColumns = (person: {
  name: string
  handle: string
  sport: string | null
  location: string | null
}) => ({
  search_text: [person.name, person.handle, person.sport ?? '', person.location ?? ''].map(fold).join('\n'),
  sport_folded: fold(person.sport ?? ''),
  location_folded: fold(person.location ?? ''),
})

/** A pattern for LIKE that finds this text anywhere, taken literally. */
export const containing = (folded: string): string => `%${folded.replace(/[\\%_]/g, '\\$&')}%`

/** What a team search reads of a team, likewise. */
export const teamSearchColumns = (team: { name: string; sport: string | null; location: string | null }) => ({
  search_text: [team.name, team.sport ?? '', team.location ?? ''].map(fold).join('\n'),
  sport_folded: fold(team.sport ?? ''),
  location_folded: fold(team.location ?? ''),
})
