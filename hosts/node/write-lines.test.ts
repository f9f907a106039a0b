import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openLog } from './log.ts'
import { writeLines } from './write-lines.ts'

const folder = await mkdtemp(join(tmpdir(), 'heraia-lines-'))
afterAll(() => rm(folder, { recursive: true }))

test('lines come whole and in their order', async () => {
  const file = join(folder, 'log')
  const write = writeLines(openSync(file, 'w'))
  const lines = Array.from({ length: 500 }, (_, n) => `${n} ñ${'x'.repeat(n)}\n`)
  for (const line of lines) write(line)
  await expect.poll(() => readFile(file, 'utf8')).toBe(lines.join(''))
})

test('however many write, the process tells one of them that it ends', () => {
  const before = process.listenerCount('exit')
  for (let n = 0; n < 20; n += 1) writeLines(1)
  expect(process.listenerCount('exit')).toBe(before)
})

test('each line of the log is one object for machines, whatever is said in it', async () => {
  const file = join(folder, 'json')
  const log = openLog('info', { output: openSync(file, 'w') })
  log.info({ requestId: 'r-1', path: '/a"\n{b}' }, 'answered')
  log.error({ error: new Error('two\nlines').message }, 'a request\nfailed')
  const lines = await vi.waitUntil(async () => {
    const written = (await readFile(file, 'utf8')).split('\n').slice(0, -1)
    return written.length > 1 && written
  })
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { level: 30, time: expect.any(Number), requestId: 'r-1', path: '/a"\n{b}', msg: 'answered' },
    { level: 50, time: expect.any(Number), error: 'two\nlines', msg: 'a request\nfailed' },
  ])
})

test.runIf(process.platform === 'linux')('an output that is full, or gone, is no error', async () => {
  const errors: unknown[] = []
  const hear = (error: unknown) => void errors.push(error)
  process.on('uncaughtException', hear)
  const gone = openSync(join(folder, 'gone'), 'w')
  closeSync(gone)
  for (const write of [writeLines(openSync('/dev/full', 'w')), writeLines(gone)]) {
    for (let n = 0; n < 50; n += 1) {
      write(`${n}\n`)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  process.off('uncaughtException', hear)
  expect(errors).toEqual([])
})
