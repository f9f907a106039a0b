import { resolve } from 'node:path'
import type { FileStore } from '@heraia/server/ports'
import type { DataStore } from '@tus/server'
import { filesOnDisk } from './files-on-disk.ts'
import type { FilesSettings } from './files-settings.ts'
import { UploadsOnDisk } from './uploads-on-disk.ts'

export interface OpenFiles {
  files: FileStore
  /** Where uploads grow until they are whole; a file of `files` then. */
  uploadStore: DataStore
  close(): Promise<void>
}

/** Files where the settings say: in a folder, or on an S3 server, whose library is loaded only then. */
export async function openFiles({ folder, s3 }: FilesSettings): Promise<OpenFiles> {
  if (s3) return (await import('./open-s3.ts')).openS3(s3)
  const root = resolve(folder)
  return { files: filesOnDisk(root), uploadStore: new UploadsOnDisk(root), close: async () => {} }
}
