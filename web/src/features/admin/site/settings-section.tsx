import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { type ReactNode, useId } from 'react'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { siteSettingsTexts } from './site-settings-texts.ts'
import type { SettingsPart } from './use-settings-part.ts'

interface SettingsSectionProps {
  title: string
  help: string
  part: SettingsPart
  children: ReactNode
}

/** One part of the settings, with its own button. */
export function SettingsSection({ title, help, part, children }: SettingsSectionProps) {
  const texts = useTexts(siteSettingsTexts)
  const errors = useTexts(errorTexts)
  const id = useId()
  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        if (!part.isPending) part.save()
      }}
      className="grid gap-5 border-t border-line pt-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="max-w-prose text-muted">{help}</p>
      </div>
      {part.isElsewhere && (
        <Banner tone="danger" action={<Button onClick={part.discard}>{texts.anew}</Button>}>
          {texts.elsewhere}
        </Banner>
      )}
      {part.isRestored && !part.isElsewhere && (
        <Banner action={<Button onClick={part.discard}>{texts.discard}</Button>}>{texts.restored}</Banner>
      )}
      {part.error && <Banner tone="danger">{errorText(errors, part.error)}</Banner>}
      {children}
      <div>
        <Button type="submit" tone="primary" pending={part.isPending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
