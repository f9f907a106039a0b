import type { PGlite } from '@electric-sql/pglite'

/** Brings a PGlite back to the moment at which `imageOf` was called: its memory, its files, what it has open. */
export type PutBack = () => void

/** PGlite at rest: between two statements and in no transaction, both times. */
export function imageOf(pglite: PGlite): PutBack {
  const putMemoryBack = imageOfMemory(pglite)
  const putFilesBack = imageOfFiles(pglite.Module.FS as unknown as FileSystem)
  return () => {
    putMemoryBack()
    putFilesBack()
  }
}

const PIECE = 1 << 20
const ZEROS = new Uint8Array(PIECE)

/** What was never used of the memory is zero, and takes none of the machine's as long as nobody writes to it. */
function imageOfMemory(pglite: PGlite): PutBack {
  // Memory that has grown is another array.
  const memory = () => pglite.Module.HEAPU8
  const used = memory().slice(0, endOfUsed(memory()))
  return () => {
    memory().set(used)
    for (let at = used.length; at < memory().length; at += PIECE) {
      const piece = memory().subarray(at, at + PIECE)
      if (!isSame(piece, ZEROS)) piece.fill(0)
    }
  }
}

function endOfUsed(memory: Uint8Array): number {
  let end = memory.length
  while (isSame(memory.subarray(end - PIECE, end), ZEROS)) end -= PIECE
  return end
}

/** Emscripten's file system in memory, as far as it is needed here. */
interface FileSystem {
  /** Every file and folder, in lists by the hash of its name. */
  nameTable: (FileNode | undefined)[]
  /** By their number, as PostgreSQL knows them. */
  streams: (FileStream | null | undefined)[]
}

interface FileNode {
  /** The next of the same list. */
  name_next: FileNode | undefined
  /** A file's bytes, or what lies in a folder, by name. */
  contents?: Uint8Array | Record<string, FileNode> | null
}

interface FileStream {
  /** Where it stands; common to its copies. */
  shared: object
}

function imageOfFiles(files: FileSystem): PutBack {
  const heads = [...files.nameTable]
  const putNodesBack = heads.flatMap((head) => listed(head).map(imageOfNode))
  const streams = [...files.streams]
  const putStreamsBack = streams.flatMap((stream) => (stream ? [imageOfStream(stream)] : []))
  return () => {
    files.nameTable.splice(0, Number.POSITIVE_INFINITY, ...heads)
    files.streams.splice(0, Number.POSITIVE_INFINITY, ...streams)
    for (const putBack of [...putNodesBack, ...putStreamsBack]) putBack()
  }
}

function listed(head: FileNode | undefined): FileNode[] {
  const nodes: FileNode[] = []
  for (let node = head; node; node = node.name_next) nodes.push(node)
  return nodes
}

function imageOfNode(node: FileNode): PutBack {
  const was = { ...node, contents: copyOf(node.contents) }
  return () => {
    const isAsItWas = node.contents instanceof Uint8Array && isSame(node.contents, was.contents)
    Object.assign(node, was, { contents: isAsItWas ? node.contents : copyOf(was.contents) })
  }
}

const copyOf = (contents: FileNode['contents']): FileNode['contents'] =>
  contents instanceof Uint8Array ? contents.slice() : contents && { ...contents }

function imageOfStream(stream: FileStream): PutBack {
  const was = { ...stream }
  const sharedWas = { ...stream.shared }
  return () => {
    Object.assign(stream, was)
    Object.assign(was.shared, sharedWas)
  }
}

const isSame = (one: Uint8Array, other: unknown): boolean =>
  other instanceof Uint8Array && Buffer.compare(one, other) === 0
