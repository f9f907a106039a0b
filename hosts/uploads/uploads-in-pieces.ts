import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '@heraia/server/ports'
import { DataStore, ERRORS, Upload } from '@tus/server'

/** Unfinished uploads last for a day. */
export const UPLOADS_LAST_MS = 86_400_000

/** At most so much of an upload is lost where a process is killed. */
const PIECE_BYTES = 4 * 1024 * 1024

interface Info {
  size: number
  createdAt: string
}

interface Piece {
  key: string
  start: number
  /** Not included. */
  end: number
}

/**
 * Uploads on whatever keeps files: what arrives is kept in pieces, which become one file with the last of them. It
 * asks nothing of the files but their port, so it is the same on S3 and in a test.
 */
export class UploadsInPieces extends DataStore {
  readonly #files: FileStore

  constructor(files: FileStore) {
    super()
    this.#files = files
  }

  override getExpiration(): number {
    return UPLOADS_LAST_MS
  }

  override async create(upload: Upload): Promise<Upload> {
    const info: Info = { size: upload.size ?? 0, createdAt: upload.creation_date ?? new Date().toISOString() }
    await this.#files.put(infoKey(upload.id), new TextEncoder().encode(JSON.stringify(info)))
    return upload
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset
    let waiting: Uint8Array[] = []
    let length = 0
    const keep = async () => {
      if (length === 0) return
      await this.#files.put(pieceKey(id, at, at + length), Buffer.concat(waiting))
      at += length
      waiting = []
      length = 0
    }
    try {
      // Where there is no room, her connection lives on to be told.
      for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
        waiting.push(chunk)
        length += chunk.length
        if (length >= PIECE_BYTES) await keep()
      }
    } catch (error) {
      // Her connection broke: what came is kept.
      await keep().catch(() => {})
      throw error
    }
    await keep()
    const { size } = await this.#infoOf(id)
    if (at === size) await this.#join(id, size)
    return at
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, createdAt } = await this.#infoOf(id)
    const isWhole = (await this.#files.get(id, { start: 0, end: 0 })) !== null
    const offset = isWhole ? size : ((await this.#piecesOf(id)).at(-1)?.end ?? 0)
    // Its last byte came, and its process ended or the files failed before they were one.
    if (!isWhole && offset === size) await this.#join(id, size)
    return new Upload({ id, size, offset, metadata: {}, creation_date: createdAt })
  }

  override async remove(id: string): Promise<void> {
    const keys: string[] = []
    for await (const key of this.#files.list(id)) keys.push(key)
    await this.#files.remove(keys)
  }

  async #infoOf(id: string): Promise<Info> {
    const file = await this.#files.get(infoKey(id))
    if (!file) throw ERRORS.FILE_NOT_FOUND
    return JSON.parse(new TextDecoder().decode(await file.bytes())) as Info
  }

  /** From the first on, as far as one follows on another. */
  async #piecesOf(id: string): Promise<Piece[]> {
    const found: Piece[] = []
    for await (const key of this.#files.list(`${id}.`)) {
      const [start, end] = /\.(\d+)-(\d+)$/.exec(key)?.slice(1).map(Number) ?? []
      if (start !== undefined && end !== undefined) found.push({ key, start, end })
    }
    const pieces: Piece[] = []
    for (const piece of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
      if (piece.start === (pieces.at(-1)?.end ?? 0)) pieces.push(piece)
    }
    return pieces
  }

  async #join(id: string, size: number): Promise<void> {
    const pieces = await this.#piecesOf(id)
    // Another process has joined them, or is removing what it has joined: what is missing would become zeros.
    if (pieces.at(-1)?.end !== size) return
    const whole = new Uint8Array(size)
    for (const { key, start } of pieces) {
      const file = await this.#files.get(key)
      // Another process has joined them meanwhile.
      if (!file) return
      whole.set(await buffer(file.stream()), start)
    }
    await this.#files.put(id, whole)
    await this.#files.remove(pieces.map(({ key }) => key))
  }
}

const infoKey = (id: string) => `${id}.info`
const pieceKey = (id: string, start: number, end: number) => `${id}.${start}-${end}`
