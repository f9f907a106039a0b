import { countedRows } from '../../../counted-rows.ts'

/** Who keeps a listing or lets it go has locked it too, and comes before or after. */
export const countedSaves = countedRows({
  job: 'recount-saves',
  rows: 'listing_favourites',
  person: 'person_id',
  isCounted: 'counted',
  countedBy: { rows: 'listings', id: 'listing_id', counter: 'saves_count' },
})
