import type { MediaId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { type FileRow, fileSql } from './media-file.view.ts'

/** Her own; every other file is not found. Locked: changes of one file come one after another. */
export async function findOwnFile(tx: SignedIn, id: MediaId): Promise<FileRow> {
  const [row] = await findOwnFiles(tx, [id])
  if (!row) throw notFound('media')
  return row
}

/** Those of these that are hers, in the order of ids. */
export async function findOwnFiles(tx: SignedIn, ids: readonly MediaId[]): Promise<FileRow[]> {
  const lock = tx.db.isTransaction ? sql`for no key update` : sql``
  const { rows } = await sql<FileRow>`
    select ${fileSql} from media_files file
    where file.id = any(${[...ids]}::uuid[]) and file.owner_id = ${tx.viewer.id}::uuid and file.withheld_at is null
    order by file.id ${lock}`.execute(tx.db)
  return rows
}
