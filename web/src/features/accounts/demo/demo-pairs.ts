/** The demo accounts (database/src/world/leads.ts; hosts/browser/demo-pairs.test.ts compares them): one password for all. */
const PASSWORD = 'demo12'

export const DEMO_PAIRS = [
  { key: 'demo', email: 'demo@heraia.example', password: PASSWORD },
  { key: 'coach', email: 'coach@heraia.example', password: PASSWORD },
  { key: 'club', email: 'club@heraia.example', password: PASSWORD },
  { key: 'admin', email: 'admin@heraia.example', password: PASSWORD },
] as const

export type DemoPair = (typeof DEMO_PAIRS)[number]

/** Nothing but exactly one of the pairs: an email with "admin" in it leads to no demo. */
export const demoPairOf = (given: { email: string; password: string }): DemoPair | undefined =>
  DEMO_PAIRS.find(({ email, password }) => email === given.email.trim().toLowerCase() && password === given.password)

/** Where a live site has the demo beside it. Signed in there as this person, in this browser alone. */
export const demoAddress = ({ key }: DemoPair): string => `/demo/feed?demo=${key}`
