import type { Generated } from 'kysely'

export interface PersonStreamsTable {
  person_id: string
  last_seq: Generated<number>
}
