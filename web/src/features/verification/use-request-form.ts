import type { VerificationRequestId } from '@heraia/contract/ids'
import type { VerificationRequest } from '@heraia/contract/verification'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { idToSend } from '../../lib/one-thing.ts'
import { wrongTexts } from '../achievements/achievement-texts.ts'
import { type ChosenFile, forgetFiles, readyToShow } from '../media/attachments/use-attachments.ts'
import type { Asking } from './asking.ts'

/** What stands in the boxes. */
interface RequestDraft {
  /** Made with the first try, so that a second one is the same request. */
  id: string
  /** What was sent with it. */
  words?: string
  knownFor: string
  links: string[]
  files: ChosenFile[]
}

const EMPTY: RequestDraft = { id: '', knownFor: '', links: [], files: [] }

export const useRequestDraft = ({ draft }: Asking) => useDraft<RequestDraft>(draft, EMPTY)

/** Her words of before, to ask again with; the files were another request's. */
export const begunFrom = ({ knownFor, links }: VerificationRequest): RequestDraft => ({ ...EMPTY, knownFor, links })

/** `before`: what was declined. Its words stand there, unless she has begun others. */
export function useRequestForm(before: VerificationRequest | null, asking: Asking) {
  const { texts } = asking
  const wrongWords = useTexts(wrongTexts)
  const begun = useRequestDraft(asking)
  const start = before ? begunFrom(before) : EMPTY
  const again = useDraft(`verification:${before?.id ?? ''}`, start)
  // Stays with her first change: emptied boxes are not filled with the declined words.
  const [chosen, setChosen] = useState<boolean>()
  const usesAgain = chosen ?? (before !== null && wordsOf(begun.value) === wordsOf(EMPTY))
  const draft = usesAgain ? again : begun
  const { value } = draft
  const isTriedHere = useRef(false)
  const [errors, setErrors] = useState<Record<string, string>>({})

  function change(part: Partial<RequestDraft>) {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !touches(part, field))))
    setChosen(usesAgain)
    draft.change({ ...value, ...part })
  }

  const sending = useMutation({
    mutationFn: async (sent: RequestDraft) =>
      asking.ask({
        id: sent.id as VerificationRequestId,
        knownFor: sent.knownFor,
        links: sent.links.flatMap((url) => url.trim() || []),
        files: await readyToShow(sent.files),
      }),
    onSuccess: (answer, sent) => {
      forgetFiles(sent.files)
      // What she wrote while it was sent stays.
      draft.sent((now) => (wordsOf(now) === wordsOf(sent) ? EMPTY : now))
      asking.keep(answer)
      showToast({ message: texts.sent, tone: 'success' })
    },
    onError: (error) => {
      const { fields, reason } = failureOf(error)
      setErrors(Object.fromEntries(fields.map(({ field, code }) => [field, code]).reverse()))
      if (reason !== 'asked_already' && reason !== 'verified_already') return
      // Asked in another tab, or with other words by a try whose answer was lost: what she wrote is another request.
      draft.change((now) => ({ ...now, id: '', words: undefined }))
      if (reason === 'asked_already') showToast({ message: texts.askedAlready, tone: 'danger' })
      asking.keep()
    },
  })

  function send() {
    const missing: Record<string, string> = value.knownFor.trim() ? {} : { knownFor: 'required' }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    // Links that are empty are not sent: what is wrong is told of the others by their places.
    const links = value.links.filter((url) => url.trim() !== '')
    const now = idToSend(value, wordsOf({ ...value, links }), !isTriedHere.current)
    isTriedHere.current = true
    const sent = { ...value, links, ...now }
    draft.change(sent)
    sending.mutate(sent)
  }

  const wrong = (field: string): string | undefined => {
    const code = errors[field]
    if (code === undefined) return undefined
    return code in wrongWords ? wrongWords[code as keyof typeof wrongWords] : wrongWords.other
  }
  const failure = sending.error && failureOf(sending.error).fields.length === 0 ? sending.error : null
  return { value, change, send, wrong, failure, isSending: sending.isPending }
}

const wordsOf = ({ id: _id, words: _words, ...said }: RequestDraft): string => JSON.stringify(said)

const touches = (part: Partial<RequestDraft>, field: string): boolean =>
  field in part || ('links' in part && field.startsWith('links'))
