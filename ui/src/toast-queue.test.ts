import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, pauseToasts, resumeToasts, showToast } from './toast-queue.ts'

const messages = () => currentToasts().map((toast) => toast.message)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id)
  vi.useRealTimers()
})

test('what is said in passing goes away by itself', () => {
  showToast({ message: 'Saved' })
  vi.advanceTimersByTime(6_000)
  expect(messages()).toEqual([])
})

test('one with something to press stays long enough to press it', () => {
  showToast({ message: 'Post deleted', action: { label: 'Undo', onPress: () => undefined } })
  vi.advanceTimersByTime(13_000)
  expect(messages()).toEqual(['Post deleted'])
})

test('none goes away while she points at it', () => {
  showToast({ message: 'Saved' })
  pauseToasts()
  vi.advanceTimersByTime(60_000)
  expect(messages()).toEqual(['Saved'])
  resumeToasts()
  vi.advanceTimersByTime(6_000)
  expect(messages()).toEqual([])
})

test('at most three stand at once, the oldest goes first', () => {
  for (const message of ['one', 'two', 'three', 'four']) showToast({ message })
  expect(messages()).toEqual(['two', 'three', 'four'])
})

test('the same words stand once, in a new line that a screen reader says again', () => {
  const first = showToast({ message: 'Offline', tone: 'danger' })
  vi.advanceTimersByTime(4_000)
  const again = showToast({ message: 'Offline', tone: 'danger' })
  expect(currentToasts().map((toast) => toast.id)).toEqual([again])
  expect(again).not.toBe(first)
  vi.advanceTimersByTime(4_000)
  expect(messages()).toEqual(['Offline'])
})

test('two posts deleted can both be had back', () => {
  const undo = { label: 'Undo', onPress: () => undefined }
  showToast({ message: 'Post deleted', action: undo })
  showToast({ message: 'Post deleted', action: undo })
  expect(messages()).toEqual(['Post deleted', 'Post deleted'])
})
