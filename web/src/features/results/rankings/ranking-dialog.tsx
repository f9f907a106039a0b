import type { RankingId } from '@heraia/contract/ids'
import type { Ranking } from '@heraia/contract/rankings'
import { COMPETITION_CATEGORIES } from '@heraia/contract/result-rules'
import { Banner } from '@heraia/ui/banner'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { useState } from 'react'
import { client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { RecordDialog } from '../form/record-dialog.tsx'
import { today } from '../form/today.ts'
import { useProblemWords } from '../form/use-problem-words.ts'
import { useSaveRecord } from '../form/use-save-record.ts'
import { emptyRanking, formOfRanking, isScope, type RankingForm, readRanking } from './ranking-form.ts'
import { rankingTexts } from './ranking-texts.ts'

/** Where she stood, in which list, on which day, and who says so. */
export function RankingDialog({ ranking, onClose }: { ranking?: Ranking; onClose: () => void }) {
  const texts = useTexts(rankingTexts)
  const words = useProblemWords()
  const [form, setForm] = useState(() => (ranking ? formOfRanking(ranking) : emptyRanking(today())))
  const change = (part: Partial<RankingForm>) => setForm((now) => ({ ...now, ...part }))
  const saving = useSaveRecord({
    known: ranking?.id,
    read: readRanking(form, today()),
    add: (id: RankingId, input) => client.results.addRanking({ id, ...input }),
    edit: (id: RankingId, input) => client.results.editRanking({ id, ...input }),
    said: texts.saved,
    onClose,
  })
  const box = (name: Exclude<keyof RankingForm, 'scope'>) => ({
    value: form[name],
    onValue: (value: string) => change({ [name]: value }),
    error: words(saving.problems[name]),
  })
  return (
    <RecordDialog title={ranking ? texts.editTitle : texts.addTitle} words={texts} saving={saving} onClose={onClose}>
      {ranking?.verified && <Banner tone="notice">{texts.editEndsIt}</Banner>}
      <Select
        label={texts.scope}
        value={form.scope}
        onValue={(scope) => isScope(scope) && change({ scope })}
        options={COMPETITION_CATEGORIES.map((scope) => ({ value: scope, label: texts[scope] }))}
      />
      <Field label={texts.category} hint={texts.categoryHint} maxLength={80} required {...box('category')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.position} inputMode="numeric" required {...box('position')} />
        <Field label={texts.total} aside={texts.optional} inputMode="numeric" {...box('outOf')} />
      </div>
      <Field label={texts.date} type="date" max={today()} required {...box('date')} />
      <Field label={texts.sourceName} hint={texts.sourceHint} maxLength={120} required {...box('source')} />
      <Field label={texts.sourceUrl} aside={texts.optional} type="url" maxLength={300} {...box('sourceUrl')} />
    </RecordDialog>
  )
}
