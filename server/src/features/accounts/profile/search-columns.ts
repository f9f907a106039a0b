import { fold } from '@heraia/contract/text'

interface Searchable {
  name: string
  handle: string
  sport: string | null
  location: string | null
}

/** The folded columns that a people search reads; written whenever one of these four is. */
export const searchColumns = ({ name, handle, sport, location }: Searchable) => ({
  search_text: fold([name, handle, sport, location].filter(Boolean).join(' ')),
  sport_folded: fold(sport ?? ''),
  location_folded: fold(location ?? ''),
})
