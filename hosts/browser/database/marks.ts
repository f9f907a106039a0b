import { answerOf, done } from '../kept-store.ts'

/** What the kept changes are changes of, and for which build they were made fit. */
export interface Marks {
  /** null: nothing is kept yet. */
  snapshot: string | null
  /** By how much its dates were moved when she came first: they stay so, for what she does goes on from there. */
  ageMs: number
  /** The snapshot of a newer build, to whose migrations what is kept was brought. */
  renewedFor: string | null
  /** The snapshot itself, gzip: a newer build has it no more. */
  hasBase: boolean
}

const read = (kept: IDBDatabase) => kept.transaction('marks', 'readonly').objectStore('marks')

export async function readMarks(kept: IDBDatabase): Promise<Marks> {
  const marks = read(kept)
  const [snapshot, ageMs, renewedFor, bases] = await Promise.all([
    answerOf(marks.get('snapshot') as IDBRequest<string | undefined>),
    answerOf(marks.get('ageMs') as IDBRequest<number | undefined>),
    answerOf(marks.get('renewedFor') as IDBRequest<string | undefined>),
    answerOf(marks.count('base')),
  ])
  return { snapshot: snapshot ?? null, ageMs: ageMs ?? 0, renewedFor: renewedFor ?? null, hasBase: bases > 0 }
}

/** Forgets all that was done in this browser. */
export async function beginAnew(kept: IDBDatabase, name: string, ageMs: number): Promise<void> {
  const transaction = kept.transaction(['marks', 'blocks', 'sizes', 'files'], 'readwrite')
  const ended = done(transaction)
  for (const store of ['blocks', 'sizes', 'files', 'marks']) transaction.objectStore(store).clear()
  transaction.objectStore('marks').put(name, 'snapshot')
  transaction.objectStore('marks').put(ageMs, 'ageMs')
  await ended
}

export async function markRenewed(kept: IDBDatabase, name: string): Promise<void> {
  const transaction = kept.transaction('marks', 'readwrite')
  const ended = done(transaction)
  transaction.objectStore('marks').put(name, 'renewedFor')
  await ended
}

/** Once she has been here a while: for the day on which there is a newer build. */
export async function keepBase(kept: IDBDatabase, snapshot: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  const bytes = await through(snapshot, new CompressionStream('gzip'))
  const transaction = kept.transaction('marks', 'readwrite')
  const ended = done(transaction)
  transaction.objectStore('marks').put(bytes, 'base')
  await ended
}

export async function readBase(kept: IDBDatabase): Promise<Uint8Array> {
  const bytes = await answerOf(read(kept).get('base') as IDBRequest<Uint8Array<ArrayBuffer>>)
  return through(new Blob([bytes]).stream(), new DecompressionStream('gzip'))
}

const through = async (
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => new Uint8Array(await new Response(stream.pipeThrough(change)).arrayBuffer())
