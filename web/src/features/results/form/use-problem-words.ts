import { useTexts } from '../../../lib/locale.tsx'
import { problemTexts } from './form-texts.ts'

/** What is wrong with a box in words, whether the form or the server found it. */
export function useProblemWords() {
  const texts = useTexts(problemTexts)
  return (problem: string | undefined): string | undefined => {
    if (problem === undefined) return undefined
    return isKnown(problem) ? texts[problem] : texts.other
  }
}

type Known = keyof (typeof problemTexts)['en']
const isKnown = (problem: string): problem is Known => problem in problemTexts.en
