/** Under 18 on that day, in UTC. `dateOfBirth` is `YYYY-MM-DD`; null: she gave none, and counts as grown up. */
export function isMinorAt(dateOfBirth: string | null, now: Date): boolean {
  if (dateOfBirth === null) return false
  const eighteenYearsAgo = new Date(now)
  eighteenYearsAgo.setUTCFullYear(now.getUTCFullYear() - 18)
  return dateOfBirth > eighteenYearsAgo.toISOString().slice(0, 10)
}
