import { close, createWriteStream, open } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { finished, type Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { UPLOADS_LAST_MS } from '../../uploads/uploads-in-pieces.ts'
import { asStorageFull } from './files-on-disk.ts'
import { writeAndGiveUp } from './write-and-give-up.ts'

/** Uploads beside the files: what has arrived is on disk at once, also when the process is killed. */
export class UploadsOnDisk extends FileStore {
  constructor(root: string) {
    super({ directory: root, expirationPeriodInMilliseconds: UPLOADS_LAST_MS })
  }

  /**
   * Without the library's steps between. A full disk is said to be one, on the connection that lives on for it; what
   * came before a connection broke is written to its end.
   */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), {
      ...{ flags: 'r+', start: offset, highWaterMark: 1024 * 1024 },
      ...(stream instanceof IncomingMessage ? { fs: { open, close, ...writeAndGiveUp } } : {}),
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let broken: unknown
    finished(stream, { writable: false }, (error) => {
      broken = error
      if (error) file.end()
    })
    file.once('error', (error) => {
      stream.unpipe(file)
      reject(asStorageFull(error))
    })
    file.once('finish', () => (broken ? reject(broken as Error) : resolve()))
    stream.pipe(file)
    await promise
    return offset + file.bytesWritten
  }
}
