import { type Format, formatOf } from './format.ts'
import { useLocale } from './locale.tsx'

/** Numbers, dates and lists as this reader writes them. */
export function useFormat(): Format {
  const { language } = useLocale()
  return formatOf(language)
}
