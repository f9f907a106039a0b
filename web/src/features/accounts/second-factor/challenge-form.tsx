import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { secondFactorTexts } from './second-factor-texts.ts'
import type { Proving } from './use-second-factor.ts'

interface ChallengeFormProps {
  title: string
  hint: string
  proving: Proving
  submitLabel: string
  /** False: the field says what is missing, and takes the focus. */
  onSubmit: () => boolean
  children?: ReactNode
}

/** The frame of every factor: what is asked, what went wrong, the field, the button. */
export function ChallengeForm({ title, hint, proving, submitLabel, onSubmit, children }: ChallengeFormProps) {
  const texts = useTexts(secondFactorTexts)
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector<HTMLElement>('input, button')?.focus()
  const { problem, isBusy } = proving
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [problem])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !onSubmit()) focus()
      }}
      className="grid gap-5"
    >
      {problem && (
        <Banner tone="danger">{problem === 'tooMany' ? texts.tooMany(retryAfter.get()) : texts[problem]}</Banner>
      )}
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-muted">{hint}</p>
      </div>
      {children}
      <Button type="submit" tone="primary" size="large" width="full" pending={isBusy} pendingLabel={texts.confirming}>
        {submitLabel}
      </Button>
    </form>
  )
}
