import { Language, PersonName, SportName } from '@heraia/contract/accounts'
import { ChosenRole, rolesWithSport } from '@heraia/contract/roles'
import { z } from 'zod'
import type { NewProfile } from '../../profile/make-profile.ts'
import { invalid } from '../auth-error.ts'

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(undefined)

/** What a sign-up says of the person. `role` is one of those that can be chosen; anything else is a fan. */
const registration = z
  .object({
    name: PersonName,
    role: ChosenRole.catch('fan'),
    sport: SportName.or(z.literal('')).nullish(),
    terms_version: optional(z.string().max(40)),
    language: optional(Language),
  })
  .refine(({ role, sport }) => Boolean(sport) || !rolesWithSport.includes(role), {
    path: ['sport'],
    message: 'required',
  })

const profileOf = ({ terms_version, language, ...said }: z.infer<typeof registration>): NewProfile => ({
  ...said,
  sport: said.sport || null,
  termsVersion: terms_version ?? null,
  language: language ?? null,
})

const TEXTS: Record<string, string> = {
  name: 'The name must have 2 to 80 characters',
  sport: 'Athletes and coaches say their sport, in 2 to 60 characters',
}

/** What was kept of it; null: nothing that makes a profile today. */
export const registrationOf = (metadata: Record<string, unknown>): NewProfile | null => {
  const read = registration.safeParse(metadata)
  return read.success ? profileOf(read.data) : null
}

/** null: a bare sign-up, without a name; her profile is made later, when she says one. */
export function readRegistration(metadata: Record<string, unknown>): NewProfile | null {
  const { name, role, sport } = metadata
  if ([name, role, sport].every((value) => value === undefined || value === null)) return null
  const read = registration.safeParse(metadata)
  if (read.success) return profileOf(read.data)
  const fields = read.error.issues.map((issue) => {
    const field = String(issue.path[0] ?? '')
    return { field, code: issue.message, message: TEXTS[field] ?? issue.message }
  })
  throw invalid(fields[0]?.message ?? 'The registration is not valid', fields)
}
