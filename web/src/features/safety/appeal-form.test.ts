import { APPEAL_MAX } from '@heraia/contract/safety'
import { expect, test } from 'vitest'
import * as form from './appeal-form.tsx'

test('the form takes as many letters as the contract', () => expect(form.APPEAL_MAX).toBe(APPEAL_MAX))
