import { expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'

test('what is made once for all who ask is made anew for the next one where it failed', async () => {
  let tries = 0
  const font = madeOnce(async () => {
    tries += 1
    if (tries === 1) throw new Error('EMFILE: too many open files')
    return 'font'
  })
  const together = await Promise.allSettled([font(), font()])
  expect([tries, ...together.map(({ status }) => status)]).toEqual([1, 'rejected', 'rejected'])
  expect(await Promise.all([font(), font()])).toEqual(['font', 'font'])
  expect([await font(), tries]).toEqual(['font', 2])
})
