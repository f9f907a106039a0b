export interface DailyCountsTable {
  /** A date, in UTC. */
  day: string
  accounts: number
  posts: number
  messages: number
  listings: number
  active_people: number
}
