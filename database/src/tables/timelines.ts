export interface TimelinesTable {
  person_id: string
  /** What is not after it is read from the posts of whom she follows. */
  complete_since: Date
}
