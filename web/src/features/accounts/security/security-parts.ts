/** The parts of "Account & security", each with an address of its own: /settings/security/email. */
const SECURITY_PARTS = [
  'email',
  'phone',
  'password',
  'passkeys',
  'linked',
  'factors',
  'activity',
  'data',
  'delete',
] as const
export type SecurityPart = (typeof SECURITY_PARTS)[number]
