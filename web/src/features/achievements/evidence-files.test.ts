import { ACHIEVEMENT_EVIDENCE_MAX } from '@heraia/contract/achievements'
import { EVIDENCE_FILE_MAX_BYTES } from '@heraia/contract/media'
import { expect, test } from 'vitest'
import { FILE_MAX_BYTES, FILES_MAX } from './evidence-files.tsx'

test('the form takes as many files, and as large ones, as the contract', () =>
  expect([FILES_MAX, FILE_MAX_BYTES]).toEqual([ACHIEVEMENT_EVIDENCE_MAX, EVIDENCE_FILE_MAX_BYTES]))
