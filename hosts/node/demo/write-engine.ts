import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { DemoFiles } from '../../browser/wire/messages.ts'
import { readMigrations } from '../read-migrations.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { trimEngineData } from './trim-engine-data.ts'
import { writeCompressed } from './write-compressed.ts'

const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

/** What the worker fetches beside its code: PostgreSQL, its own files, and the made-up world as of now. */
export async function writeEngine(outDir: string, cache: string): Promise<DemoFiles> {
  const now = new Date()
  const [wasm, data, loader, snapshot, migrations] = await Promise.all([
    readFile(join(pglite, 'pglite.wasm')),
    readFile(join(pglite, 'pglite.data')),
    readFile(join(pglite, 'pglite.js'), 'utf8'),
    makeSnapshot(now),
    readMigrations(),
  ])
  const [wasmPath, dataPath, snapshotPath, migrationsPath] = await Promise.all([
    writeCompressed(outDir, cache, 'pglite.wasm', wasm, 11),
    writeCompressed(outDir, cache, 'pglite.bin', trimEngineData(data, loader), 11),
    writeCompressed(outDir, cache, 'world.bin', snapshot, 10),
    writeCompressed(outDir, cache, 'migrations.json', Buffer.from(JSON.stringify(migrations)), 9),
  ])
  const paths = { wasm: wasmPath, data: dataPath, snapshot: snapshotPath, migrations: migrationsPath }
  return { ...paths, madeAt: now.toISOString() }
}
