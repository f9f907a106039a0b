/** What an account that counts as new did today of what only those may do less of. */
export interface NewAccountCountsTable {
  person_id: string
  act: 'conversations' | 'follows' | 'links' | 'listings' | 'applications'
  /** Of the day that is counted: it begins with the first of them. */
  began_at: Date
  times: number
}
