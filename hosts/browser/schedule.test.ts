import { expect, test } from 'vitest'
import { isDue } from './schedule.ts'

test('a job comes at the minutes of its pattern', () => {
  const at = new Date('2026-11-21T03:17:30Z')
  for (const pattern of ['* * * * *', '17 * * * *', '17 3 * * *', '*/17 1-4 21 11 6', '5,17 3 * * *'])
    expect(isDue(pattern, at), pattern).toBe(true)
  for (const pattern of ['18 * * * *', '17 4 * * *', '17 3 * * 0', '*/5 * * * *', '17 3 1-20 * *'])
    expect(isDue(pattern, at), pattern).toBe(false)
})
