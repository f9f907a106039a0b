const YOUNGEST = 13

/** Whole years on `today`; null for what is no date. Both as YYYY-MM-DD. */
export function yearsOld(dateOfBirth: string, today: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth)) return null
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Too few years for an account; a day to come is no age, and the server says that it is not possible. */
export const isTooYoung = (years: number): boolean => years >= 0 && years < YOUNGEST
