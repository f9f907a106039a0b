import { Checkbox } from '@heraia/ui/checkbox'
import { useTexts } from '../../lib/locale.tsx'
import { composerTexts } from './composer-texts.ts'

/** Whether the pictures of a post stand covered until somebody presses. */
export function SensitiveChoice({ value, onValue }: { value: boolean; onValue: (value: boolean) => void }) {
  const texts = useTexts(composerTexts)
  return <Checkbox label={texts.sensitive} hint={texts.sensitiveHint} checked={value} onValue={onValue} />
}
