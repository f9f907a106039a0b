import type { UserRow } from './users.queries.ts'

/** Somebody has shown that the address or the phone is hers: the account is no longer one that a stranger may have begun. */
export const isProven = ({ email_confirmed_at, phone_confirmed_at }: UserRow): boolean =>
  email_confirmed_at !== null || phone_confirmed_at !== null
