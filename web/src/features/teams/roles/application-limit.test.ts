import * as contract from '@heraia/contract/open-roles'
import { TEAM_ABOUT_MAX } from '@heraia/contract/teams'
import { expect, test } from 'vitest'
import { ABOUT_MAX } from '../form/team-draft.ts'
import { APPLICATION_MAX } from './application-limit.ts'

test('what can be typed is what can be sent', () => {
  expect([APPLICATION_MAX, ABOUT_MAX]).toEqual([contract.APPLICATION_MAX, TEAM_ABOUT_MAX])
})
