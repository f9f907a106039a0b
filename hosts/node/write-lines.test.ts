import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
