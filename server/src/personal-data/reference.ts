import type { Tables } from '@heraia/database/tables'
import type { Context } from '../context.ts'

/** What becomes of rows that name a person when her account ends. */
export type AtTheEnd =
  | { does: 'delete' }
  /** The row stays for others, without anything of hers. */
  | { does: 'empty'; set: Record<string, string | null | number> }
  | { does: 'act'; act: (ctx: Context, personId: string) => Promise<void> }
  | { does: 'nothing'; why: string }

/** What her archive holds of them. */
export type InArchive =
  | { holds: 'rows'; without: readonly string[] }
  | { holds: 'read'; read: (ctx: Context, personId: string) => Promise<unknown[]> }
  | { holds: 'nothing'; why: string }

/** A stored file of hers, and what it is called in her archive: `files/gallery/2026-05-01-ID.webp`. */
export interface KeptFile {
  name: string
  at: Date
  key: string
}

export interface PersonReference {
  atTheEnd: AtTheEnd
  inArchive: InArchive
  /** Stored files that the rows are about. */
  files?: (ctx: Context, personId: string) => AsyncIterable<KeptFile>
}

type Named = keyof Tables

/** Each column that names a person, `posts.author_id`, in the order in which they are dealt with at the end. */
export type PersonReferences = Partial<Record<`${Named}.${string}`, PersonReference>>

export const deleted: AtTheEnd = { does: 'delete' }
export const emptied = (set: Extract<AtTheEnd, { does: 'empty' }>['set']): AtTheEnd => ({ does: 'empty', set })
export const ended = (act: (ctx: Context, personId: string) => Promise<void>): AtTheEnd => ({ does: 'act', act })
/** `why`: nothing of hers is in it, it goes with another row, or others have a right to it. */
export const stays = (why: string): AtTheEnd => ({ does: 'nothing', why })
export const goesWith = (table: Named): AtTheEnd => stays(`goes with ${table}`)

/** Her rows as they are, but for these columns: secrets, and what is made of the others. */
export const rows = (...without: string[]): InArchive => ({ holds: 'rows', without })
export const readBy = (read: (ctx: Context, personId: string) => Promise<unknown[]>): InArchive => ({
  holds: 'read',
  read,
})
export const leftOut = (why: string): InArchive => ({ holds: 'nothing', why })
