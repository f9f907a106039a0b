import { open } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import { UPLOADS_LAST_MS } from '../../uploads/uploads-in-pieces.ts'
import { asStorageFull } from './files-on-disk.ts'
import { writeAsItComes } from './write-as-it-comes.ts'

/** Uploads beside the files: what has arrived is on disk at once, also when the process is killed. A full disk is said to be one. */
export class UploadsOnDisk extends FileStore {
  constructor(root: string) {
    super({ directory: root, expirationPeriodInMilliseconds: UPLOADS_LAST_MS })
  }

  override async create(upload: Upload): Promise<Upload> {
    return super.create(upload).catch((error: unknown) => {
      throw asStorageFull(error)
    })
  }

  /** Without the library's steps between. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = await open(join(this.directory, id), 'r+')
    try {
      return await writeAsItComes(stream, file, { start: offset, isOurs: stream instanceof IncomingMessage })
    } catch (error) {
      throw asStorageFull(error)
    } finally {
      await file.close()
    }
  }
}
