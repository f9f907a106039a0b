import pg from 'pg'
import { connectionOptions } from './postgres.ts'

/** Makes the database that the address names, when the server has none of that name. */
export async function ensureDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const client = new pg.Client(connectionOptions(atDatabase(url, 'postgres')))
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function atDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
