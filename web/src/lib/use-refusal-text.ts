import { errorText, errorTexts, failureOf } from './errors.ts'
import { useTexts } from './locale.tsx'

/** One sentence about what went wrong; `refused` has the words of a feature for reasons of its own. */
export function useRefusalText(refused: Readonly<Record<string, string>>): (error: unknown) => string {
  const errors = useTexts(errorTexts)
  return (error) => {
    const { reason = '' } = failureOf(error)
    return (Object.hasOwn(refused, reason) && refused[reason]) || errorText(errors, error)
  }
}
