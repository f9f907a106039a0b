import { expect, test } from 'vitest'
import { nextAt, quietUntil } from './local-time.ts'

const next = (now: string, clock: string, zone: string, weekday?: number) =>
  nextAt(new Date(now), clock, zone, weekday).toISOString()

test('eight in the morning comes by the clock on her wall, in summer and in winter', () => {
  expect(next('2026-07-01T05:59:00Z', '08:00', 'Europe/Madrid')).toBe('2026-07-01T06:00:00.000Z')
  expect(next('2026-07-01T06:00:00Z', '08:00', 'Europe/Madrid')).toBe('2026-07-02T06:00:00.000Z')
  expect(next('2026-12-01T23:30:00Z', '08:00', 'Asia/Kolkata')).toBe('2026-12-02T02:30:00.000Z')
  expect(next('2026-12-01T03:00:00Z', '08:00', 'America/Bogota')).toBe('2026-12-01T13:00:00.000Z')
})

test('the morning after the clocks change is still at eight', () => {
  expect(next('2026-03-28T12:00:00Z', '08:00', 'Europe/Madrid')).toBe('2026-03-29T06:00:00.000Z')
  expect(next('2026-10-24T12:00:00Z', '08:00', 'Europe/Madrid')).toBe('2026-10-25T07:00:00.000Z')
})

test('Mondays are hers, not those of Greenwich', () => {
  expect(next('2026-11-22T23:30:00Z', '08:00', 'Pacific/Auckland', 1)).toBe('2026-11-29T19:00:00.000Z')
  expect(next('2026-11-21T10:00:00Z', '08:00', 'UTC', 1)).toBe('2026-11-23T08:00:00.000Z')
})

const quiet = (now: string, from: string, to: string, zone = 'UTC') =>
  quietUntil(new Date(now), { on: true, from, to }, zone)?.toISOString() ?? null

test('quiet hours go over midnight, begin with their first minute and end before their last', () => {
  expect(quiet('2026-11-21T21:59:59Z', '22:00', '07:00')).toBeNull()
  expect(quiet('2026-11-21T22:00:00Z', '22:00', '07:00')).toBe('2026-11-22T07:00:00.000Z')
  expect(quiet('2026-11-22T06:59:00Z', '22:00', '07:00')).toBe('2026-11-22T07:00:00.000Z')
  expect(quiet('2026-11-22T07:00:00Z', '22:00', '07:00')).toBeNull()
  expect(quiet('2026-11-21T12:30:00Z', '12:00', '13:00')).toBe('2026-11-21T13:00:00.000Z')
  expect(quiet('2026-11-21T02:00:00Z', '22:00', '07:00', 'Asia/Tokyo')).toBeNull()
  expect(quiet('2026-11-21T15:00:00Z', '22:00', '07:00', 'Asia/Tokyo')).toBe('2026-11-21T22:00:00.000Z')
})

test('off, or without a length, nothing is quiet', () => {
  expect(quietUntil(new Date(), { on: false, from: '00:00', to: '23:59' }, 'UTC')).toBeNull()
  expect(quiet('2026-11-21T10:00:00Z', '10:00', '10:00')).toBeNull()
})

test('on the nights in which clocks change in the Americas quiet hours end by her clock, too', () => {
  // 01:30 comes twice; it is ten past one for the second time.
  expect(quiet('2026-11-01T06:10:00Z', '22:00', '01:30', 'America/New_York')).toBe('2026-11-01T06:30:00.000Z')
  expect(quiet('2026-11-01T05:10:00Z', '22:00', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  // 02:30 does not come: at two it is three.
  expect(quiet('2026-03-08T06:10:00Z', '22:00', '02:30', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z')
  expect(next('2026-03-08T06:10:00Z', '02:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z')
  expect(next('2026-03-08T07:00:00Z', '02:30', 'America/New_York')).toBe('2026-03-09T06:30:00.000Z')
})
