import { conflict, notFound } from '../../refused.ts'

interface Saving {
  /** Of what she read; null: she says that it is new; undefined: a page of before, which does not say. */
  updatedAt: string | null | undefined
  /** What is there says all that she says. */
  isSame: boolean
  /** As an error names it: `fixture`. */
  what: string
}

/**
 * Several run a team: nobody writes over what she did not read, and nothing comes back that another one deleted. What is
 * there with the same words `stays`: it was sent twice.
 */
export function howToSave(
  before: { updated_at: Date } | undefined,
  { updatedAt, isSame, what }: Saving,
): 'save' | 'stays' {
  if (!before) {
    if (updatedAt) throw notFound(what)
    return 'save'
  }
  if (isSame) return 'stays'
  if (updatedAt === undefined) return 'save'
  if (updatedAt === null || before.updated_at.getTime() !== Date.parse(updatedAt)) {
    throw conflict('edited_elsewhere', 'It was changed somewhere else meanwhile.')
  }
  return 'save'
}
