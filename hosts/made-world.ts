import { DISCIPLINES } from '@heraia/contract/disciplines'
import { fold } from '@heraia/contract/fold'
import { SPORTS } from '@heraia/contract/sports'
import { uuid7 } from '@heraia/contract/uuid7'
import { makeWorld, type World } from '@heraia/database/world/make-world'
import { searchColumns } from '@heraia/server/search-columns'

/** The made-up world of database/world as of `now`; the four demo accounts have the password of this hash. */
export const madeWorld = (now: Date, passwordHash: string, takenHandles: ReadonlySet<string> = new Set()): World =>
  makeWorld({ now, passwordHash, takenHandles, sports: SPORTS, disciplines: DISCIPLINES, fold, uuid7, searchColumns })
