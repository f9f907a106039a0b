export interface NoticeSendersTable {
  person_id: string
  from_id: string
  /** When a notice of her was set aside last; null: none waits there. */
  aside_at: Date | null
  /** Since when her notices are shown as those of others, whatever the filter says. */
  accepted_at: Date | null
}
