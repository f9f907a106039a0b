import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectWhenCalm, type Pulse } from './collect-when-calm.ts'

const MB = 1024 * 1024
let pulse: Pulse
let collected: number

beforeEach(() => {
  vi.useFakeTimers()
  collected = 0
})
afterEach(() => vi.useRealTimers())

/** A server that needs 60 MB, whatever it has gathered. */
function open() {
  const collect = () => {
    collected += 1
    pulse = { ...pulse, held: 60 * MB }
  }
  return collectWhenCalm(() => pulse, collect)
}

const passes = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

test('what a busy hour has left is collected once it is over, and not again and again', () => {
  pulse = { busy: 0.6, held: 110 * MB }
  const end = open()
  passes(3600)
  expect(collected).toBe(0)
  pulse = { busy: 0.01, held: 110 * MB }
  passes(600)
  expect(collected).toBe(1)
  pulse = { busy: 0.01, held: 70 * MB }
  passes(600)
  expect(collected).toBe(1)
  pulse = { busy: 0.01, held: 77 * MB }
  passes(600)
  expect(collected).toBe(2)
  end()
})

test('on a quiet night, however much comes and goes, hardly anybody waits for a collection', () => {
  pulse = { busy: 0.01, held: 110 * MB }
  const end = open()
  for (let minute = 0; minute < 60; minute += 1) {
    passes(60)
    pulse = { busy: 0.01, held: 110 * MB }
  }
  expect(collected).toBe(6)
  end()
})

test('what an evening leaves after a collection at its end is collected once nobody is there any more', () => {
  pulse = { busy: 0.02, held: 110 * MB }
  const end = open()
  passes(5)
  expect(collected).toBe(1)
  pulse = { busy: 0.02, held: 90 * MB }
  passes(15)
  pulse = { busy: 0.001, held: 90 * MB }
  passes(5)
  expect(collected).toBe(1)
  passes(5)
  expect(collected).toBe(2)
  pulse = { busy: 0.001, held: 75 * MB }
  passes(600)
  expect(collected).toBe(2)
  end()
})

test('a server that has ended collects no more', () => {
  pulse = { busy: 0, held: 110 * MB }
  open()()
  passes(60)
  expect(collected).toBe(0)
})

test('a process that has no file descriptor left for asking what it holds goes on', () => {
  vi.spyOn(process.memoryUsage, 'rss').mockImplementation(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  })
  const end = collectWhenCalm(undefined, () => {})
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
  end()
  vi.restoreAllMocks()
})
