import type { ChosenRole } from '@heraia/contract/roles'

/** In the order in which registration offers them; checked against the contract's list by its test. */
export const roleChoices = [
  'athlete',
  'coach',
  'club',
  'federation',
  'journalist',
  'fan',
] as const satisfies readonly ChosenRole[]

/** These say their main sport when they register. */
export const rolesWithSport: readonly string[] = ['athlete', 'coach'] satisfies ChosenRole[]
