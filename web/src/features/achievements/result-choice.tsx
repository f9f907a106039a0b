import { Button } from '@heraia/ui/button'
import { IconButton } from '@heraia/ui/icon-button'
import { CircleAlert, Timer, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { resultChoiceTexts } from './result-choice-texts.ts'
import { type ResultToName, useResultWords } from './use-result-words.ts'

interface ResultChoiceProps {
  chosen: ResultToName | undefined
  /** The list of her results is open. */
  isAsking: boolean
  onAsk: () => void
  onRemove: () => void
  error: string | undefined
}

/** The result of her own that it is about, or none. */
export function ResultChoice({ chosen, isAsking, onAsk, onRemove, error }: ResultChoiceProps) {
  const texts = useTexts(resultChoiceTexts)
  const words = useResultWords()
  const id = useId()
  const ask = useRef<HTMLButtonElement>(null)
  // What the list changes here it changes as it closes: so the focus does not find its way back by itself.
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) ask.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const remove = () => {
    onRemove()
    ask.current?.focus()
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="text-sm font-semibold">
          {texts.label}
        </span>
        <span className="text-xs text-muted">{texts.optional}</span>
      </div>
      {chosen && (
        <div className="flex items-center gap-3 rounded-md border border-line bg-sunken py-2 ps-3.5 pe-1">
          <Timer aria-hidden="true" className="size-5 shrink-0 text-muted" />
          <span className="grid min-w-0 grow">
            <span dir="auto" className="figures font-semibold [overflow-wrap:anywhere]">
              {words.what(chosen)}
            </span>
            <span dir="auto" className="figures text-sm text-muted [overflow-wrap:anywhere]">
              {words.facts(chosen)}
            </span>
          </span>
          <IconButton label={texts.remove} icon={<X aria-hidden="true" />} onClick={remove} className="shrink-0" />
        </div>
      )}
      <Button
        ref={ask}
        size="small"
        icon={<Timer aria-hidden="true" />}
        onClick={onAsk}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="justify-self-start"
      >
        {chosen ? texts.change : texts.choose}
      </Button>
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-danger-ink empty:sr-only">
        {error && (
          <span className="flex items-start gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </span>
        )}
      </p>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {texts.hint}
      </p>
    </div>
  )
}
