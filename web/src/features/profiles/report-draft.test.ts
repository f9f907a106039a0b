import { expect, test } from 'vitest'
import { EMPTY_REPORT, reportToSend } from './report-draft.ts'

const afterReload = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

test('a report whose answer was lost is one report, also sent again after a reload; said otherwise it is another', () => {
  const first = reportToSend({ ...EMPTY_REPORT, category: 'spam', text: 'Sells followers' })
  expect(first.id).toHaveLength(36)
  expect(reportToSend(afterReload(first))).toEqual(first)
  const other = reportToSend({ ...first, text: 'Sells followers to minors' })
  expect(other.id).not.toBe(first.id)
  expect(reportToSend(afterReload({ ...other, category: 'scam' })).id).not.toBe(other.id)
})
