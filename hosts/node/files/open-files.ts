import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FileStore } from '@heraia/server/ports'
import type { DataStore } from '@tus/server'
import { makeFolder } from '../make-folder.ts'
import { filesOnDisk } from './files-on-disk.ts'
import type { FilesSettings } from './files-settings.ts'
import { UploadsOnDisk } from './uploads-on-disk.ts'

export interface OpenFiles {
  files: FileStore
  /** Where uploads grow until they are whole; a file of `files` then. */
  uploadStore: DataStore
  close(): Promise<void>
}

/** A setting names where no file can be kept. */
export class FilesUnusable extends Error {}

const blame = (setting: string) => (error: Error) => {
  throw new FilesUnusable(`${setting}: cannot be used (${error.message || error.name}).`, { cause: error })
}

/**
 * Files where the settings say: in a folder, or on an S3 server, whose library is loaded only then. Tried before anybody
 * uploads one; `writes: false` for an operator who may not, whose command does not either.
 */
export async function openFiles({ folder, s3 }: FilesSettings, { writes = true } = {}): Promise<OpenFiles> {
  if (s3) return (await import('./open-s3.ts')).openS3(s3).catch(blame('FILES_S3_URL'))
  const root = resolve(folder)
  await makeFolder(root)
    .then(() => access(root, constants.X_OK | (writes ? constants.W_OK : 0)))
    .catch(blame('FILES_DIR'))
  return { files: filesOnDisk(root), uploadStore: new UploadsOnDisk(root), close: async () => {} }
}
