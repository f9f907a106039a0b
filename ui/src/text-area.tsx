import { type ChangeEvent, type ComponentProps, useEffect, useId, useState } from 'react'
import { Counter } from './counter.tsx'
import { FieldFrame, type FieldWords, inputLook } from './field-frame.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldWords {
  countTo?: number
  countWords?: (left: number) => string
  onValue?: (value: string) => void
}

/** Many lines of writing. Grows with what is written, up to 60% of the screen. */
export function TextArea(props: TextAreaProps) {
  const { label, labelShown, hint, error, aside, countTo, countWords, onValue, className, ...area } = props
  const made = useId()
  const id = area.id ?? made
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''))
  const value = String(area.value ?? typed)

  useEffect(() => {
    const box = document.getElementById(id)
    // Browsers with field-sizing grow it by themselves.
    if (!box || CSS.supports('field-sizing', 'content')) return
    box.style.height = 'auto'
    if (value) box.style.height = `${box.scrollHeight + 2}px`
  }, [id, value])

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    area.onChange?.(event)
    onValue?.(event.target.value)
  }
  return (
    <FieldFrame
      {...{ id, label, labelShown, hint, error, aside, className }}
      counter={countTo && <Counter value={value} max={countTo} words={countWords} />}
    >
      {(wiring) => (
        <textarea
          rows={3}
          {...area}
          {...wiring}
          onChange={change}
          className={inputLook('field-sizing-content max-h-[60dvh] min-h-24 resize-y leading-normal')}
        />
      )}
    </FieldFrame>
  )
}
