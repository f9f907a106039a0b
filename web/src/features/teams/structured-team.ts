import type { Team } from '@heraia/contract/team'
import * as addresses from '../../addresses.ts'

/** schema.org for search engines. Addresses from the site's root; the head makes them whole. */
export const sportsTeam = (team: Team): object => ({
  '@type': 'SportsTeam',
  name: team.name,
  url: addresses.team(team.id),
  ...(team.sport ? { sport: team.sport } : {}),
  ...(team.about ? { description: team.about } : {}),
  ...(team.location ? { location: { '@type': 'Place', name: team.location } } : {}),
  ...(team.logo ? { logo: team.logo.url } : {}),
  ...(team.website ? { sameAs: [team.website] } : {}),
})
