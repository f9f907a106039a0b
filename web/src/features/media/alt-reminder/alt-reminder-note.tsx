import { Button } from '@heraia/ui/button'
import { Link } from '@heraia/ui/link'
import { Captions } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { altReminderTexts } from './alt-reminder-texts.ts'
import type { AltReminding } from './use-alt-reminder.ts'

interface AltReminderNoteProps {
  reminder: AltReminding
  /** What is done all the same: "Post anyway". */
  anyway: string
  onAnyway: () => void
}

/** Stands beside Publish after she pressed it, and is answered once: to the first picture, or on its way as it is. */
export function AltReminderNote({ reminder, anyway, onAnyway }: AltReminderNoteProps) {
  const texts = useTexts(altReminderTexts)
  const id = useId()
  const describe = useRef<HTMLButtonElement>(null)
  const { question } = reminder
  const askedAt = question?.askedAt
  useEffect(() => {
    if (askedAt) describe.current?.focus()
  }, [askedAt])
  if (!question) return null
  const { missing, of } = question
  const kinds = new Set(of.map(({ kind }) => (kind === 'video' ? 'video' : 'picture')))
  const kind = kinds.size > 1 ? 'file' : kinds.has('video') ? 'video' : 'picture'
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      className="grid gap-3 rounded-md bg-notice-soft px-4 py-3 text-on-notice-soft"
    >
      <div className="flex gap-3">
        <Captions aria-hidden="true" className="size-5 shrink-0 translate-y-0.5" />
        <div className="min-w-0 wrap-anywhere">
          <p id={`${id}-title`} className="font-semibold">
            {texts.missing[kind](missing.length, of.length)}
          </p>
          <p id={`${id}-hint`} className="text-sm">
            {texts.why}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={describe} size="small" aria-describedby={`${id}-hint`} onClick={reminder.describe}>
          {texts.describe}
        </Button>
        <Button
          size="small"
          onClick={() => {
            reminder.answer()
            onAnyway()
          }}
        >
          {anyway}
        </Button>
        <WhereItIsChosen />
      </div>
    </div>
  )
}

/** Why it is not published: what she chose, and where she can choose otherwise. */
export function AltRequired() {
  const texts = useTexts(altReminderTexts)
  return (
    <span className="grid justify-items-start">
      {texts.required}
      <WhereItIsChosen />
    </span>
  )
}

function WhereItIsChosen() {
  const texts = useTexts(altReminderTexts)
  return (
    <Link
      href={addresses.settings('account')}
      className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
    >
      {texts.change}
    </Link>
  )
}
