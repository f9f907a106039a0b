export interface Migration {
  /** `0001_accounts` */
  name: string
  sql: string
}

/** One connection to a database. `script` takes many statements and no values, `rows` one statement. */
export interface MigrationTarget {
  script(sql: string): Promise<void>
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/**
 * Applies what was not applied yet, in order, each in a transaction. Two processes that start at once do it one after
 * the other. Returns the names of those applied now. Throws when one that was applied has been edited since.
 */
export async function migrate(target: MigrationTarget, migrations: Migration[]): Promise<string[]> {
  await target.script(`select pg_advisory_lock(${lock})`)
  try {
    await target.script(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const known = new Map((await target.rows('select name, checksum from migrations')).map((row) => [row.name, row]))
    const applied: string[] = []
    for (const migration of inOrder(migrations)) {
      const checksum = await checksumOf(migration.sql)
      const earlier = known.get(migration.name)
      if (!earlier) {
        await apply(target, migration, checksum)
        applied.push(migration.name)
      } else if (earlier.checksum !== checksum) {
        throw new Error(`Migration ${migration.name} was edited after it was applied. Write a new one instead.`)
      }
    }
    return applied
  } finally {
    await target.script(`select pg_advisory_unlock(${lock})`)
  }
}

/** Any number, as long as it stays the same. */
const lock = 7_246_301

const inOrder = (migrations: Migration[]) => migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1))

async function apply(target: MigrationTarget, migration: Migration, checksum: string): Promise<void> {
  await target.script('begin')
  try {
    await target.script(migration.sql)
    await target.rows('insert into migrations (name, checksum) values ($1, $2)', [migration.name, checksum])
    await target.script('commit')
  } catch (cause) {
    await target.script('rollback')
    throw new Error(`Migration ${migration.name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

async function checksumOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.replaceAll('\r\n', '\n')))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
