import { KNOWN_FOR_MAX, VERIFICATION_EVIDENCE_MAX } from '@heraia/contract/verification'
import { expect, test } from 'vitest'
import { FILES_MAX } from '../achievements/evidence-files.tsx'
import { LINKS_MAX } from '../achievements/evidence-links.tsx'
import * as form from './request-form.tsx'

test('the form takes as many letters, links and files as the contract', () =>
  expect([form.KNOWN_FOR_MAX, LINKS_MAX, FILES_MAX]).toEqual([
    ...[KNOWN_FOR_MAX, VERIFICATION_EVIDENCE_MAX, VERIFICATION_EVIDENCE_MAX],
  ]))
