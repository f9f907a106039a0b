import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { UPLOADS_LAST_MS } from '../../uploads/uploads-in-pieces.ts'
import { asStorageFull } from './files-on-disk.ts'

/** Uploads beside the files: what has arrived is on disk at once, also when the process is killed. */
export class UploadsOnDisk extends FileStore {
  constructor(root: string) {
    super({ directory: root, expirationPeriodInMilliseconds: UPLOADS_LAST_MS })
  }

  /** Without the library's steps between; and a full disk is said to be one. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset, highWaterMark: 1024 * 1024 })
    try {
      await pipeline(stream, file)
    } catch (error) {
      throw asStorageFull(error)
    }
    return offset + file.bytesWritten
  }
}
