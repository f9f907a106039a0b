import { useState } from 'react'
import { useLocale } from '../../lib/locale.tsx'
import { useSiteInfo } from './use-site-info.ts'
import { weaknessOf, weaknessWords } from './weakness-words.ts'

/** What the auth server says against the password that she chose; `noting` keeps it of an answer. */
export function useWeakness() {
  const { language } = useLocale()
  const { passwordMin } = useSiteInfo()
  const [reasons, setReasons] = useState<string[] | null>(null)

  async function noting<Answer extends { error: Error | null }>(asked: Promise<Answer>): Promise<Answer> {
    setReasons(null)
    const answer = await asked
    setReasons(weaknessOf(answer.error))
    return answer
  }

  return { words: reasons && weaknessWords(language, reasons, passwordMin), noting }
}
