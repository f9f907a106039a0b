import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox'
import { AriaSite } from './aria-site.tsx'
import { classNames } from './class-names.ts'
import { inputLook } from './field-frame.tsx'
import { floatLook, floatRow } from './float-look.ts'

export interface ComboOption {
  id: string
  label: string
  detail?: string
}

export interface ComboBoxProps {
  label: ReactNode
  labelShown?: boolean
  hint?: ReactNode
  error?: string
  options: readonly ComboOption[]
  /** What stands in the box. */
  text: string
  onText: (text: string) => void
  /** One of the options was taken; null when her words match none. */
  onChoose?: (id: string | null) => void
  /** `free` keeps words that are not in the list. */
  words?: 'listed' | 'free'
  /** `given` shows the options as they come, when the server has already searched. */
  filter?: 'contains' | 'given'
  /** Names the button that opens the list. */
  openLabel: string
  /** Stands in the list while it is empty: "No city found", "Searching…". */
  emptyLabel: string
  name?: string
  placeholder?: string
  required?: boolean
  disabled?: boolean
  className?: string
}

/** What begins with her words stands above what only holds them: Volleyball before Beach Volleyball. */
function beginningFirst(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const words = text.trim().toLocaleLowerCase()
  const begins = ({ label }: ComboOption) => label.toLocaleLowerCase().startsWith(words)
  return words === '' ? options : [...options.filter(begins), ...options.filter((option) => !begins(option))]
}

/** Writing with suggestions: cities, clubs, sports. */
export function ComboBox(props: ComboBoxProps) {
  const { label, labelShown = true, hint, error, text, onText, onChoose, emptyLabel } = props
  const options = props.filter === 'given' ? props.options : beginningFirst(props.options, text)
  return (
    <AriaSite>
      <AriaComboBox
        // React Aria filters only the items that are given as defaults.
        {...(props.filter === 'given' ? { items: options } : { defaultItems: options })}
        inputValue={text}
        onInputChange={onText}
        onSelectionChange={(key) => onChoose?.(key === null ? null : String(key))}
        allowsCustomValue={props.words === 'free'}
        allowsEmptyCollection
        menuTrigger="input"
        name={props.name}
        isRequired={props.required}
        isDisabled={props.disabled}
        isInvalid={Boolean(error)}
        className={classNames('grid content-start gap-1.5', props.className)}
      >
        <Label className={labelShown ? 'text-sm font-semibold' : 'sr-only'}>{label}</Label>
        <span className="relative flex items-center">
          <Input placeholder={props.placeholder} autoComplete="off" className={inputLook('pe-14')} />
          <Button
            aria-label={props.openLabel}
            className="touch absolute end-1 grid place-items-center rounded-full text-muted hover:text-ink"
          >
            <ChevronDown aria-hidden="true" className="size-5" />
          </Button>
        </span>
        <FieldError className="flex items-start gap-1.5 text-sm font-medium text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </FieldError>
        {hint && (
          <Text slot="description" className="text-sm text-muted">
            {hint}
          </Text>
        )}
        <Suggestions>
          <ListBox<ComboOption>
            className="outline-none"
            renderEmptyState={() => <p className="px-3 py-2.5 text-sm text-muted">{emptyLabel}</p>}
          >
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} className={floatRow('data-selected:font-semibold')}>
                <span className="grid">
                  <Text slot="label">{option.label}</Text>
                  {option.detail && (
                    <Text slot="description" className="text-sm text-muted">
                      {option.detail}
                    </Text>
                  )}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Suggestions>
      </AriaComboBox>
    </AriaSite>
  )
}

/**
 * The list stands on the page and moves along with it. React Aria closes it where the page is scrolled, and takes back
 * what she wrote: also where a phone makes room for its keyboard, or something above it has just been loaded.
 */
function Suggestions({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  const close = () => {
    const isPageScrolled = globalThis.event?.type === 'scroll' && globalThis.event.target === document
    if (!isPageScrolled) state?.close()
  }
  return (
    <Popover
      isOpen={state?.isOpen}
      onOpenChange={(isOpen) => !isOpen && close()}
      className={floatLook('w-(--trigger-width) p-1.5')}
    >
      {children}
    </Popover>
  )
}
