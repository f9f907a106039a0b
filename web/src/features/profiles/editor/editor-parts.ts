import type { FieldErrors } from './field-errors.ts'

/** The tabs of the editor that one form fills. */
export type EditorPart = 'personal' | 'achievements'

const SPORTS = ['sport', 'position', 'club', 'coach', 'experience', 'availability', 'specialties', 'languages']

const partOf = (field: string): EditorPart => (SPORTS.includes(field) ? 'achievements' : 'personal')

/** Where something is wrong; null: nowhere, or here too. */
export function partToMend(errors: FieldErrors, here: EditorPart): EditorPart | null {
  const parts = Object.keys(errors).map(partOf)
  return parts.length === 0 || parts.includes(here) ? null : (parts[0] ?? null)
}
