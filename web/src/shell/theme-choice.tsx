import { ThemeToggle } from '@heraia/ui/theme-toggle'
import { useTexts } from '../lib/locale.tsx'
import { chooseTheme, useTheme } from '../lib/theme.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { shellTexts } from './shell-texts.ts'

export function ThemeChoice() {
  const texts = useTexts(shellTexts)
  return (
    <ChoiceForm>
      <ThemeToggle label={texts.theme} labels={texts.themes} value={useTheme()} onValue={chooseTheme} />
    </ChoiceForm>
  )
}
