export interface FormerHandlesTable {
  handle: string
  person_id: string
}
