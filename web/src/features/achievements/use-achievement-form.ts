import type { Achievement } from '@heraia/contract/achievements'
import type { AchievementId } from '@heraia/contract/ids'
import type { Attachment } from '@heraia/contract/media'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { idToSend, mayBeThere } from '../../lib/one-thing.ts'
import { useMe } from '../../lib/session.tsx'
import { useIsHere } from '../../lib/use-is-here.ts'
import { type ChosenFile, forgetFiles, readyToShow } from '../media/attachments/use-attachments.ts'
import { achievementTexts, wrongTexts } from './achievement-texts.ts'
import type { ResultToName } from './use-result-words.ts'

/** What stands in the boxes. */
export interface AchievementDraft {
  /** Made with the first save, so that a second try is the same achievement. */
  id: string
  /** What was sent with it; of a change, what stood there when she began. */
  words?: string
  title: string
  type: Achievement['type']
  date: string
  location: string
  description: string
  audience: Achievement['audience']
  links: string[]
  /** Missing in a draft of an older version. */
  files?: ChosenFile[]
  /** With what it said when she chose it. Missing: none. */
  result?: ResultToName
}

const EMPTY: AchievementDraft = {
  ...{ id: '', title: '', type: 'trophy', date: '', location: '', description: '', audience: 'public', links: [] },
}

const changeOf = (achievement: Achievement): AchievementDraft => {
  const before = draftOf(achievement)
  return { ...before, words: wordsOf(before) }
}

const draftOf = (achievement: Achievement): AchievementDraft => ({
  ...{ id: achievement.id, title: achievement.title, type: achievement.type, date: achievement.date },
  ...{ location: achievement.location ?? '', description: achievement.description ?? '' },
  ...{ audience: achievement.audience, links: achievement.evidence.map(({ url }) => url) },
  files: achievement.files.map(chosenOf),
  ...(achievement.result && { result: achievement.result }),
})

export function useAchievementForm(achievement: Achievement | undefined, onDone: () => void) {
  const texts = useTexts(achievementTexts)
  const wrongWords = useTexts(wrongTexts)
  const queries = useQueryClient()
  const { role } = useMe()
  // As it stood when the form opened: what is changed elsewhere while she writes takes none of her words.
  const [start] = useState(() => (achievement ? changeOf(achievement) : EMPTY))
  const draft = useDraft<AchievementDraft>(achievement ? `edit-achievement:${achievement.id}` : 'achievement', start)
  const isTriedHere = useRef(false)
  const isHere = useIsHere()
  const [errors, setErrors] = useState<Record<string, string>>({})
  // What she began before it was changed elsewhere would undo that.
  const isStale = achievement !== undefined && draft.value.words !== start.words
  const value = isStale ? start : draft.value

  function change(part: Partial<AchievementDraft>) {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !touches(part, field))))
    draft.change({ ...value, ...part })
  }

  const saving = useMutation({
    mutationFn: async ({ sent, isThere }: Sending) => {
      const files = await readyToShow(sent.files ?? [])
      // Who is no athlete does not see which result it was: that stays.
      const linked = role === 'athlete' ? { resultId: sent.result?.id ?? null } : {}
      const input = { ...inputOf(sent, achievement), files, ...linked }
      if (!achievement) await client.achievements.add(input)
      if (isThere) await client.achievements.edit(input)
    },
    onSuccess: (_, { sent }) => {
      forgetFiles(sent.files ?? [])
      // What she wrote since, in a form that she opened again, stays.
      draft.sent((now) => (wordsOf(now) === wordsOf(sent) ? start : now))
      showToast({ message: texts.saved, tone: 'success' })
      void queries.invalidateQueries({ queryKey: api.achievements.key() })
      void queries.invalidateQueries({ queryKey: api.profiles.get.key() })
      if (isHere.current) onDone()
    },
    onError: (error) =>
      setErrors(
        Object.fromEntries(
          failureOf(error)
            .fields.map(({ field, code }) => [field, code])
            .reverse(),
        ),
      ),
  })

  function save() {
    const missing = {
      ...(value.title.trim() ? {} : { title: 'required' }),
      ...(value.date ? {} : { date: 'required' }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    if (achievement) return saving.mutate({ sent: value, isThere: true })
    const now = idToSend(value, wordsOf(value), !isTriedHere.current)
    isTriedHere.current = true
    const sent = { ...value, ...now }
    draft.change(sent)
    saving.mutate({ sent, isThere: mayBeThere(value, now) })
  }

  /** The day of the result is hers too, where she has said none. */
  const link = (result: ResultToName | undefined) =>
    change({ result, ...(result && value.date === '' && { date: result.date }) })

  const wrong = (field: string): string | undefined => {
    const code = errors[field]
    if (code === undefined) return undefined
    return code in wrongWords ? wrongWords[code as keyof typeof wrongWords] : wrongWords.other
  }
  /** A change that she lets go of; a new one waits until she comes back to it. */
  const cancel = () => {
    if (achievement) draft.sent()
    onDone()
  }
  const failure = saving.error && failureOf(saving.error).fields.length === 0 ? saving.error : null
  return { value, change, link, save, cancel, wrong, failure, isSaving: saving.isPending, mayLink: role === 'athlete' }
}

export type AchievementFormState = ReturnType<typeof useAchievementForm>

interface Sending {
  sent: AchievementDraft
  /** The server may have it already, in other words. */
  isThere: boolean
}

/** Of the result which one it is: what it says may be changed elsewhere. */
const wordsOf = ({ id: _id, words: _words, result, ...said }: AchievementDraft): string =>
  JSON.stringify({ ...said, result: result?.id })

const chosenOf = ({ id, medium, document }: Attachment): ChosenFile => ({
  id,
  alt: document?.title ?? medium?.picture.alt ?? '',
})

const touches = (part: Partial<AchievementDraft>, field: string): boolean =>
  field in part || ('links' in part && field.startsWith('evidence')) || ('result' in part && field === 'resultId')

/** Empty boxes are nothing; the label of a link that she did not touch stays. */
function inputOf(draft: AchievementDraft, before?: Achievement) {
  const labels = new Map(before?.evidence.map(({ url, label }) => [url, label]))
  return {
    id: draft.id as AchievementId,
    title: draft.title,
    description: draft.description.trim() || null,
    date: draft.date,
    location: draft.location.trim() || null,
    type: draft.type,
    audience: draft.audience,
    evidence: draft.links.flatMap((url) => {
      const trimmed = url.trim()
      return trimmed === '' ? [] : [{ url: trimmed, label: labels.get(trimmed) ?? '' }]
    }),
  }
}
