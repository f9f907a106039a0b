import { ACHIEVEMENT_EVIDENCE_MAX } from '@heraia/contract/achievements'
import { expect, test } from 'vitest'
import { LINKS_MAX } from './evidence-links.tsx'

test('the form offers as many links as the contract takes', () => expect(LINKS_MAX).toBe(ACHIEVEMENT_EVIDENCE_MAX))
