import { ButtonLink } from '@heraia/ui/button-link'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useHere } from '../../lib/use-here.ts'
import { outsideTexts } from './outside-texts.ts'

/** Whoever comes in from here stands here again. */
export function Invitation({ words }: { words: string }) {
  const texts = useTexts(outsideTexts)
  const here = useHere()
  return (
    <div className="grid gap-4 rounded-md bg-accent-soft p-6 text-on-accent-soft">
      <p className="max-w-prose text-lg">{words}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.login(here)} tone="primary">
          {texts.login}
        </ButtonLink>
        <ButtonLink href={addresses.register(here)}>{texts.register}</ButtonLink>
      </p>
    </div>
  )
}
