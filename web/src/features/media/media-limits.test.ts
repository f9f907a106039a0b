import * as contract from '@heraia/contract/media'
import { expect, test } from 'vitest'
import * as limits from './media-limits.ts'

test('what the forms allow is what the server takes', () => {
  expect(limits).toMatchObject({
    MEDIA_MAX_BYTES: contract.MEDIA_MAX_BYTES,
    POST_PICTURES_MAX: contract.POST_PICTURES_MAX,
    ALT_MAX: contract.ALT_MAX,
  })
})
