import { CHOSEN_ROLES, rolesWithSport as ofContract } from '@heraia/contract/roles'
import { expect, test } from 'vitest'
import { roleChoices, rolesWithSport } from './role-choices.ts'

test('the roles that registration offers are those of the contract, in its order', () => {
  expect(roleChoices).toEqual(CHOSEN_ROLES)
  expect(rolesWithSport).toEqual(ofContract)
})
