import { forbidden, invalidField } from '../../refused.ts'
import { dayYearsBefore, isMinorOn, isYoungerThan } from '../../visibility/age.ts'

const OLDEST = 120

/** A day that can be anybody's. */
export function mustBePossible(dateOfBirth: string | null, now: Date, field = 'information.dateOfBirth'): void {
  if (dateOfBirth === null) return
  if (dateOfBirth > now.toISOString().slice(0, 10) || dateOfBirth < dayYearsBefore(now, OLDEST)) {
    throw invalidField(field, 'out_of_range', 'Nobody was born on this day.')
  }
}

/** The terms ask for 13. */
export const isTooYoung = (dateOfBirth: string | null, now: Date): boolean => isYoungerThan(13, dateOfBirth, now)

/**
 * Who said once that she is a minor does not grow up by editing: an earlier day, or none, would take her
 * protections away sooner, so a human looks at it first (admin/correct-birth-date.ts).
 */
export function mayChangeBirthDate(before: string | null, after: string | null, now: Date): void {
  if (isMinorOn(before, now) && (after === null || (before !== null && after < before))) {
    throw forbidden('needs_review', 'A change of this date of birth is reviewed by a human: write to support.')
  }
}
