import * as contract from '@heraia/contract/feed'
import { expect, test } from 'vitest'
import { COMMENT_MAX, POST_MAX } from './post-limits.ts'

test('what the counter allows is what the server takes', () => {
  expect({ POST_MAX, COMMENT_MAX }).toEqual({ POST_MAX: contract.POST_MAX, COMMENT_MAX: contract.COMMENT_MAX })
})
