import type { TusDetailedError } from '@uppy/tus'
import { expect, test } from 'vitest'
import { forUppy, isFinal } from './sent-on.ts'

const answered = (status: number) => ({ originalResponse: { getStatus: () => status } }) as TusDetailedError

/** Uppy's own rule, which is asked after ours (`defaultOnShouldRetry` of @uppy/tus). */
const givesUp = ({ originalResponse }: TusDetailedError) => {
  const status = originalResponse?.getStatus() ?? 0
  return status >= 400 && status < 500 && ![409, 423, 429].includes(status)
}
const isSentOn = (status: number) => !isFinal(status) && !givesUp(forUppy(answered(status)))

test('what a slow line takes too long for is sent on from where it broke off', () => {
  expect([408, 425].map(isSentOn)).toEqual([true, true])
})

test('and so is what met a lock, a limit, a token that ran out or a server in trouble', () => {
  expect([401, 409, 423, 429, 500, 503].map(isSentOn)).toEqual(Array(6).fill(true))
})

test('a file that is refused, or for which there is no room, is not sent again', () => {
  expect([400, 403, 404, 410, 413, 415, 507].some(isSentOn)).toBe(false)
})
