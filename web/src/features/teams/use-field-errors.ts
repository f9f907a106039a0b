import { useState } from 'react'
import { failureOf } from '../../lib/errors.ts'

type Words = Record<string, string> & { other: string }

/** What is wrong with the boxes of a form: what she left empty, or what the server says. */
export function useFieldErrors(words: Words, required: string) {
  const [codes, setCodes] = useState<Record<string, string>>({})

  /** Boxes that must be filled and are not, or a failed answer. true: nothing is wrong with any of them. */
  function take(found: Record<string, boolean> | Error): boolean {
    const pairs =
      found instanceof Error
        ? failureOf(found).fields.map(({ field, code }) => [field, code] as const)
        : Object.entries(found).flatMap(([field, isMissing]) => (isMissing ? [[field, 'required'] as const] : []))
    setCodes(Object.fromEntries(pairs))
    return pairs.length === 0
  }

  return {
    take,
    forget: (fields: readonly string[]) =>
      setCodes((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field)))),
    wrong: (field: string): string | undefined => {
      const code = codes[field]
      if (code === undefined) return undefined
      return code === 'required' ? required : (words[code] ?? words.other)
    },
  }
}
