import type { EditableProfile } from '@heraia/contract/profiles'
import { serverNow } from '@heraia/ui/minute-clock.ts'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { isTooYoung, yearsOld } from './age.ts'
import { editorTexts } from './editor-texts.ts'
import { type FieldErrors, fieldErrors } from './field-errors.ts'
import { differences, type InformationForm, toForm, tooMuch, writtenSince, wrongNumbers } from './information-form.ts'
import { type Save, useSaveProfile } from './use-save-profile.ts'

/** What she is asked before it goes on: her age, or whose version stays. */
type Question = { kind: 'young'; years: number } | { kind: 'elsewhere' } | null

/**
 * Editing her own profile: a draft that is kept in the browser, saved over the version that it began from. With `back` she
 * edits at once, and is led there once it is saved.
 */
export function useProfileEditor(loaded: EditableProfile, back: string) {
  const texts = useTexts(editorTexts)
  const navigate = useNavigate()
  const { logout } = useSession()
  const saved = toForm(loaded.information)
  const draft = useDraft<Save>('profile', { version: loaded.version, form: saved })
  const { form, version } = draft.value
  const isDirty = differences(form, saved).length > 0
  const [isEditing, setEditing] = useState(isDirty || back !== '')
  // The tabs of the editor lead to addresses without it.
  const [goesBackTo, setGoesBackTo] = useState(back)
  const [question, setQuestion] = useState<Question>(null)
  const [ownErrors, setOwnErrors] = useState<FieldErrors>({})
  const isLeaving = useRef(false)

  const save = useSaveProfile({
    onSaved(sent, profile) {
      setQuestion(null)
      const rest = writtenSince(sent, form, profile.information)
      // What she wrote while it was being saved is still to be saved; where she cancelled, nothing is.
      if (rest && isEditing) return draft.change({ version: profile.version, form: rest })
      draft.sent()
      setEditing(false)
      if (goesBackTo === '') return
      isLeaving.current = true
      void navigate(goesBackTo, { replace: true })
    },
    onElsewhere: () => setQuestion({ kind: 'elsewhere' }),
    async onClosed() {
      isLeaving.current = true
      draft.sent()
      await logout('local')
      // The guard leads who is signed out to sign-in; this goes after it.
      setTimeout(() => void navigate(addresses.accountClosed(), { replace: true }), 0)
    },
  })

  function submit() {
    const wrong = { ...tooMuch(form), ...Object.fromEntries(wrongNumbers(form).map((name) => [name, 'out_of_range'])) }
    setOwnErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const years = yearsOld(form.dateOfBirth, today())
    if (years !== null && isTooYoung(years)) setQuestion({ kind: 'young', years })
    else send(version)
  }

  function send(over: number) {
    setQuestion(null)
    save.mutate({ version: over, form })
  }

  /** Back to what is saved; what she typed comes back with Undo. */
  function discard(message: string) {
    const typed = draft.value
    draft.sent()
    save.reset()
    setOwnErrors({})
    setEditing(false)
    // What she saves later has nothing to do with the place that asked.
    setGoesBackTo('')
    setQuestion(null)
    const undo = () => {
      draft.change(typed)
      setEditing(true)
    }
    if (isDirty) showToast({ message, action: { label: texts.undo, onPress: undo } })
  }

  return {
    form,
    saved,
    isDirty,
    isEditing,
    isLeaving,
    isSaving: save.isPending,
    isRestored: draft.restored,
    question,
    error: save.error && failureOf(save.error).reason !== 'edited_elsewhere' ? save.error : null,
    errors: { ...fieldErrors(failureOf(save.error)), ...ownErrors },
    /** Another one with each press of Save. */
    ownErrors,
    edit: () => setEditing(true),
    change: (changed: Partial<InformationForm>) => draft.change({ version, form: { ...form, ...changed } }),
    submit,
    /** The date is what she means. */
    sendYoung: () => send(version),
    /** Over what was saved elsewhere. */
    sendOver: () => send(loaded.version),
    cancel: () => discard(texts.discarded),
    takeSaved: () => discard(texts.loadedThere),
    dismissQuestion: () => setQuestion(null),
  }
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>

/** Of where she is; her device's clock may be a year wrong. */
function today(): string {
  const now = new Date(serverNow())
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
