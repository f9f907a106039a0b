import { Monitor, Moon, Sun } from 'lucide-react'
import { switchLook, switchPartLook } from './switch-look.ts'

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

/**
 * Three buttons that look like one switch. In a form they are also an answer without scripts: `theme=dark`.
 * Whoever uses it writes the answer to data-theme on the root.
 */
export function ThemeToggle({ label, labels, value, onValue }: ThemeToggleProps) {
  return (
    <fieldset className={switchLook}>
      <legend className="sr-only">{label}</legend>
      {themes.map(([theme, Icon]) => (
        <button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          title={labels[theme]}
          aria-label={labels[theme]}
          aria-pressed={theme === value}
          onClick={(event) => {
            event.preventDefault()
            onValue(theme)
          }}
          className={`${switchPartLook} text-muted hover:text-ink`}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </fieldset>
  )
}
