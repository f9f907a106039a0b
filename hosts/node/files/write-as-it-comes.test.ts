import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { writeAsItComes } from './write-as-it-comes.ts'

const folder = await mkdtemp(join(tmpdir(), 'heraia-bytes-'))
afterAll(() => rm(folder, { recursive: true }))

/** A new file, and what a disk would say of the next writes to it. */
async function newFile(said: readonly (number | Error)[] = []) {
  const path = join(folder, crypto.randomUUID())
  const file = await open(path, 'w')
  const next = [...said]
  const writev = file.writev.bind(file)
  file.writev = async (chunks, at) => {
    const answer = next.shift()
    if (answer instanceof Error) throw answer
    if (answer === undefined) return writev(chunks, at)
    const all = chunks.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength))
    await file.write(Buffer.concat(all), 0, answer, at)
    return { bytesWritten: answer, buffers: chunks }
  }
  const text = async () => {
    await file.close()
    return readFile(path, 'latin1')
  }
  return { file, path, text }
}

const whole = { start: 0, isOurs: false }
const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, at) => 97 + (at % 26)))

test('what comes stands there in its order, from where it begins', async () => {
  const { file, text } = await newFile()
  const sent = bytes(3_000_000)
  const chunks = Array.from({ length: 47 }, (_, at) => sent.subarray(at * 65_536, (at + 1) * 65_536))
  expect(await writeAsItComes(Readable.from(chunks), file, { start: 5, isOurs: false })).toBe(3_000_005)
  expect((await text()).slice(5)).toBe(sent.toString('latin1'))
})

test('what came is written while the rest is on its way, and stays when the connection breaks', async () => {
  const { file, path } = await newFile()
  const stream = new PassThrough()
  const written = writeAsItComes(stream, file, whole)
  stream.write('She is on a train')
  await expect.poll(() => readFile(path, 'latin1')).toBe('She is on a train')
  stream.destroy(new Error('A tunnel'))
  await expect(written).rejects.toThrow('A tunnel')
  await file.close()
  expect(await readFile(path, 'latin1')).toBe('She is on a train')
})

test('a disk that takes a part is given the rest; a full one says so, and the connection lives on', async () => {
  const part = await newFile([3])
  expect(await writeAsItComes(Readable.from([Buffer.from('abc'), Buffer.from('defg')]), part.file, whole)).toBe(7)
  expect(await part.text()).toBe('abcdefg')
  const full = await newFile([Object.assign(new Error('No room'), { code: 'ENOSPC' })])
  const stream = new PassThrough()
  stream.write('abc')
  await expect(writeAsItComes(stream, full.file, whole)).rejects.toThrow('No room')
  expect(stream.destroyed).toBe(false)
  await full.file.close()
})

test('memory that is nobody else’s is given up, a part of a larger piece is not', async () => {
  const [own, shared] = [Buffer.from(new ArrayBuffer(4)), Buffer.from('She and others')]
  const { file } = await newFile()
  await writeAsItComes(Readable.from([own, shared.subarray(0, 3)]), file, { start: 0, isOurs: true })
  expect([own.length, shared.toString()]).toEqual([0, 'She and others'])
  await file.close()
})
