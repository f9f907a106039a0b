import { KEPT_ENTRIES } from '../../lib/kept-here.ts'
import type { RegistrationFields } from './account-checks.ts'
import { roleChoices } from './role-choices.ts'

/**
 * Beside the drafts (lib/drafts.ts), and gone with them when somebody signs in; but of this tab alone, for it says who
 * she is.
 */
const ENTRY = `${KEPT_ENTRIES.drafts}visitor:registration`

/** Never a password, and that she accepts the terms she says when she sends it. */
const KEPT = ['name', 'email', 'role', 'sport'] as const satisfies (keyof RegistrationFields)[]

export function keepRegistration(fields: RegistrationFields): void {
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, fields[name]]))))
  } catch {
    // Storage is full: what she typed still stands on the page.
  }
}

export const forgetRegistration = (): void => sessionStorage.removeItem(ENTRY)

/** What she typed in this tab before, where nothing stands yet: what she typed since on this page counts. */
export function withKept(now: RegistrationFields, empty: RegistrationFields): RegistrationFields {
  const kept = keptFields()
  const names = KEPT.filter((name) => now[name] === empty[name] && isKept(name, kept[name]))
  return names.length === 0 ? now : { ...now, ...Object.fromEntries(names.map((name) => [name, kept[name]])) }
}

const isKept = (name: string, value: unknown): boolean =>
  typeof value === 'string' && value !== '' && (name !== 'role' || roleChoices.some((role) => role === value))

function keptFields(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(ENTRY) ?? '{}'))
  } catch {
    return {}
  }
}
