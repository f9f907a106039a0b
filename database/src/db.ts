import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The typed query builder over all tables; a transaction has the same type. */
export type Db = Kysely<Tables>
