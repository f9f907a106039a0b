import { type Player, season } from '@heraia/hosts/test/season'
import { fetchOf } from './ask-server.ts'
import type { Person } from './person.ts'

type Said = Parameters<ReturnType<typeof season>['joins']>[1]

/** Somebody of whom no screen is looked at, on the site of somebody who has one. */
export function joinsWithoutBrowser({ siteUrl }: Pick<Person, 'siteUrl'>, name: string, said?: Said): Promise<Player> {
  const ground = { siteUrl, fetch: fetchOf({ siteUrl }), clock: { now: () => new Date() } }
  return season(ground).joins(name, { role: 'fan', sport: null, ...said })
}
