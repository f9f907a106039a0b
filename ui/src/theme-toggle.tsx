import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'

export type Theme = 'system' | 'light' | 'dark'

export interface ThemeToggleProps {
  label: string
  labels: Record<Theme, string>
  value: Theme
  onValue: (theme: Theme) => void
}

const themes = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const

/** Three radios that look like one switch. Whoever uses it writes the answer to data-theme on the root. */
export function ThemeToggle({ label, labels, value, onValue }: ThemeToggleProps) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-full border border-control p-0.5">
      <legend className="sr-only">{label}</legend>
      {themes.map(([theme, Icon]) => (
        <label
          key={theme}
          title={labels[theme]}
          className="touch grid place-items-center rounded-full text-muted hover:text-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={theme === value}
            onChange={() => onValue(theme)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-5" />
          <span className="sr-only">{labels[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}
