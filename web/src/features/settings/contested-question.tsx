import { Button } from '@heraia/ui/button'
import { Dialog } from '@heraia/ui/dialog'
import { useTexts } from '../../lib/locale.tsx'
import type { Leaf } from './settings-edits.ts'
import { networkTexts, noticeTexts, privacyTexts, settingsFormTexts } from './settings-texts.ts'
import type { SettingsEditor } from './use-settings.ts'

/** Nothing is saved over silently: what both tabs changed is named, and she says which one stays. */
export function ContestedQuestion({ editor }: { editor: SettingsEditor }) {
  const texts = useTexts(settingsFormTexts)
  const nameOf = useLeafNames()
  const { clash } = editor
  return (
    <Dialog
      open={clash !== null}
      onOpenChange={editor.stay}
      title={texts.elsewhere}
      description={texts.elsewhereHint}
      role="alertdialog"
      actions={
        <>
          <Button onClick={editor.stay}>{texts.stay}</Button>
          <Button onClick={() => editor.takeTheirs(clash ?? [])}>{texts.takeTheirs}</Button>
          <Button tone="primary" onClick={editor.saveHers}>
            {texts.saveHers}
          </Button>
        </>
      }
    >
      <ul className="mt-3 list-disc ps-5">
        {clash?.map((leaf) => (
          <li key={leaf}>{nameOf(leaf)}</li>
        ))}
      </ul>
    </Dialog>
  )
}

function useLeafNames(): (leaf: Leaf) => string {
  const names = { ...useTexts(privacyTexts), ...useTexts(noticeTexts), ...useTexts(networkTexts) }
  const words = new Map(
    Object.entries(names).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
  return (leaf) => words.get(leaf.split('.').at(-1) ?? '') ?? leaf
}
