import { setBehind } from '@heraia/ui/minute-clock.ts'
import { afterEach, expect, test } from 'vitest'
import { codeOnItsWay } from './code-on-its-way.ts'

const phone = '34600000001'
const sent = (secondsAgo: number) => ({
  new_phone: phone,
  phone_change_sent_at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
})
afterEach(() => setBehind(0))

test('who asked for another phone a moment ago finds the field for its code, for as long as it may count', () => {
  expect(codeOnItsWay(sent(20))).toEqual({ phone: `+${phone}`, left: 40 })
  expect(codeOnItsWay(sent(90)), 'by a clock that is a little ahead').toEqual({ phone: `+${phone}`, left: 0 })
  expect(codeOnItsWay(sent(3600))).toBeNull()
  expect(codeOnItsWay({ new_phone: phone })).toBeNull()
  expect(codeOnItsWay({ phone_change_sent_at: new Date().toISOString() })).toBeNull()
})

test('so does who has a clock that is an hour wrong, once the server has said the time', () => {
  for (const wrongBy of [3600, -3600]) {
    setBehind(-wrongBy * 1000)
    expect(codeOnItsWay(sent(20 + wrongBy))).toEqual({ phone: `+${phone}`, left: 40 })
  }
})
