import type { FormField } from './listing-problems.ts'

/** The box of a field, for the summary to lead to. `prefix`: the form's own, for two may stand on a page. */
export const fieldId = (prefix: string, field: FormField): string => `${prefix}-${field}`
