import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { orGone } from './or-gone.ts'

const refusal = (code: string, fields: { field: string; code: string }[] = []) =>
  Promise.reject(new ORPCError(code, { defined: true, data: { fields } }))

test('what somebody deletes that is deleted already is deleted', async () => {
  expect(await orGone(Promise.resolve('done'))).toBe('done')
  expect(await orGone(refusal('NOT_FOUND'))).toBeNull()
  expect(await orGone(refusal('INVALID_INPUT', [{ field: 'id', code: 'not_an_id' }]))).toBeNull()
})

test('that she may not, or that nobody answers, she is told', async () => {
  await expect(orGone(refusal('FORBIDDEN'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(orGone(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
})
