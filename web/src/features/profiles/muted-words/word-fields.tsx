import { MUTE_LENGTHS, type MuteLength } from '@heraia/contract/mute-lengths'
import { Banner } from '@heraia/ui/banner'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { useTexts } from '../../../lib/locale.tsx'
import { mutedWordsTexts } from './muted-words-texts.ts'

const WORD_MAX = 80

/** Empty: as before. */
export type Lasts = MuteLength | ''

interface WordFieldsProps {
  word: string
  lasts: Lasts
  /** It has an end already, which may stay. */
  isChange?: boolean
  problem: { word?: string; other?: string }
  onWord: (word: string) => void
  onLasts: (lasts: Lasts) => void
}

export function WordFields({ word, lasts, isChange = false, problem, onWord, onLasts }: WordFieldsProps) {
  const texts = useTexts(mutedWordsTexts)
  return (
    <>
      {problem.other && <Banner tone="danger">{problem.other}</Banner>}
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
        <Field
          label={texts.word}
          hint={texts.wordHint}
          error={problem.word}
          value={word}
          onValue={onWord}
          maxLength={WORD_MAX}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <Select
          label={texts.lasts}
          options={[
            ...(isChange ? [{ value: '', label: texts.asBefore }] : []),
            ...MUTE_LENGTHS.map((value) => ({ value, label: texts.lengths[value] })),
          ]}
          value={lasts}
          onValue={(value) => onLasts(value as Lasts)}
        />
      </div>
    </>
  )
}
