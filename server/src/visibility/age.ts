/** The day `years` before `now`, as 'YYYY-MM-DD'; 29 February becomes the 28th, as PostgreSQL has it. */
export function dayYearsBefore(now: Date, years: number): string {
  const year = now.getUTCFullYear() - years
  const month = now.getUTCMonth()
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastDay))).toISOString().slice(0, 10)
}

/** Whether who was born on this day has not had that birthday yet. Unknown dates count as old enough. */
export const isYoungerThan = (years: number, dateOfBirth: string | null, now: Date): boolean =>
  dateOfBirth !== null && dateOfBirth > dayYearsBefore(now, years)

/** 13 to 17 by the date that she gave: the protections of minors hold. */
export const isMinorOn = (dateOfBirth: string | null, now: Date): boolean => isYoungerThan(18, dateOfBirth, now)
