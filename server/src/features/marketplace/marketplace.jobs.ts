import type { JobKind } from '../../jobs.ts'
import { nameCategory } from './categories/name-category.ts'
import { expireListings } from './expire-listings.ts'
import { countedSaves } from './favourites/counted-saves.ts'
import { forgetPlaces } from './forget-places.ts'
import { tellMatches } from './searches/tell-matches.ts'
import { tellPrice } from './tell-price.ts'

export const marketplaceJobs: JobKind[] = [
  { name: 'marketplace.expire', pattern: '*/10 * * * *', changesPages: true, run: expireListings },
  { name: 'marketplace.tellMatches', pattern: '*/5 * * * *', run: tellMatches },
  { name: 'marketplace.forgetPlaces', pattern: '29 3 * * *', run: forgetPlaces },
  { name: 'marketplace.nameCategory', run: nameCategory },
  { name: 'marketplace.tellPrice', run: tellPrice },
  countedSaves.job,
]
