import { SITE_PERSON_NAME_MAX, SITE_PERSON_WORDS_MAX } from '@heraia/contract/site-people'
import { expect, test } from 'vitest'
import { NAME_MAX, WORDS_MAX } from './site-person-form.tsx'

test('the boxes end where the contract does', () => {
  expect([NAME_MAX, WORDS_MAX]).toEqual([SITE_PERSON_NAME_MAX, SITE_PERSON_WORDS_MAX])
})
