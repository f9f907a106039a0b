export interface OpenRolesTable {
  id: string
  team_id: string
  title: string
  text: string
  position: string | null
  /** null: unpaid. */
  pay: string | null
  /** YYYY-MM-DD, the last day to apply. */
  deadline: string
  /** YYYY-MM-DD, by which everybody who applied has an answer. */
  answer_by: string
  closed_at: Date | null
  created_at: Date
  updated_at: Date
}
