import { StorageFull } from '@heraia/server/files/storage-full'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { FilesInMemory } from './files-in-memory.ts'

/** Uploads of a test beside its files; `fill` of the files fills both. */
export class UploadsInMemory extends DataStore {
  readonly #files: FilesInMemory
  readonly #uploads = new Map<string, Upload>()

  constructor(files: FilesInMemory) {
    super()
    this.#files = files
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#files.put(upload.id, new Uint8Array())
    this.#uploads.set(upload.id, upload)
    return upload
  }

  override async write(stream: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    let written = offset
    for await (const chunk of stream) {
      const before = this.#files.stored.get(id)
      if (!before) throw new StorageFull()
      const bytes = new Uint8Array(written + chunk.length)
      bytes.set(before.subarray(0, written))
      bytes.set(chunk, written)
      await this.#files.put(id, bytes)
      written += chunk.length
    }
    return written
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = this.#uploads.get(id)
    const stored = this.#files.stored.get(id)
    if (!upload || !stored) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: upload.size, offset: stored.length, metadata: {} })
  }

  override async remove(id: string): Promise<void> {
    this.#uploads.delete(id)
    this.#files.stored.delete(id)
  }
}
