import type { Generated } from 'kysely'

export interface TestimonialsTable {
  id: string
  quote: string
  name: string
  title: string
  sample: Generated<boolean>
  /** Shown only with the consent of the person who is quoted. */
  consented_at: Date | null
  created_at: Date
}
