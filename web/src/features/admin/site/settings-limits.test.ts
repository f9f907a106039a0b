import * as contract from '@heraia/contract/site-settings'
import { expect, test } from 'vitest'
import { FIGURE_MAX, LIVE } from './figures-section.tsx'
import { LINKS_MAX } from './links-section.tsx'
import { KEPT_REASONS_MAX, REASON_NAME_MAX } from './reasons-section.tsx'

test('the form takes as much as the contract', () => {
  expect([FIGURE_MAX, LIVE, LINKS_MAX, KEPT_REASONS_MAX, REASON_NAME_MAX]).toEqual([
    ...[contract.FIGURE_MAX, contract.LIVE_FIGURE, contract.LINKS_MAX],
    ...[contract.KEPT_REASONS_MAX, contract.REASON_NAME_MAX],
  ])
})
