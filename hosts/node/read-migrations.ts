import { readdir, readFile } from 'node:fs/promises'
import type { Migration } from '../migrate.ts'

const folder = new URL('../../database/migrations/', import.meta.url)

/** The numbered SQL files of database/migrations. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: await readFile(new URL(file, folder), 'utf8'),
    })),
  )
}
