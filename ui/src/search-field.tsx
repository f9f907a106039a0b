import { Search, X } from 'lucide-react'
import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from './class-names.ts'
import { inputLook } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onSubmit' | 'value'> {
  label: string
  value: string
  onValue: (value: string) => void
  /** Enter was pressed. Without it the form goes to `action` as plain HTML does. */
  onSearch?: (value: string) => void
  action?: string
  clearLabel: string
}

/** A search box in a search landmark, its label read but not shown. Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValue, onSearch, action, clearLabel, className, ...input } = props
  const box = useRef<HTMLInputElement>(null)
  // What she typed into the box that the server drew, before anybody listened.
  const takeUp = useEffectEvent((typed: string) => typed !== value && onValue(typed))
  useEffect(() => void takeUp(box.current?.value ?? ''), [])
  const search = (event: FormEvent) => {
    if (!onSearch) return
    event.preventDefault()
    onSearch(value)
  }
  const clear = () => {
    onValue('')
    box.current?.focus()
  }
  return (
    <search className={className}>
      <form action={action} onSubmit={search} className="relative flex items-center">
        <Search aria-hidden="true" className="pointer-events-none absolute start-4 size-5 text-muted" />
        <input
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          {...input}
          ref={box}
          type="search"
          aria-label={label}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value) clear()
            input.onKeyDown?.(event)
          }}
          className={inputLook(classNames('rounded-full! ps-12 [&::-webkit-search-cancel-button]:hidden', 'pe-14'))}
        />
        {value && (
          <IconButton
            label={clearLabel}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={clear}
            className="absolute! end-1"
          />
        )}
      </form>
    </search>
  )
}
