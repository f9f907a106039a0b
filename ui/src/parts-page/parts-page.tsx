import { useEffect, useState } from 'react'
import { PageHeading } from '../page-heading.tsx'
import { SkipLink } from '../skip-link.tsx'
import type { Theme } from '../theme-toggle.tsx'
import { Buttons } from './buttons.tsx'
import { Fields } from './fields.tsx'
import { Overlays } from './overlays.tsx'
import { Pictures } from './pictures.tsx'
import { States } from './states.tsx'
import { Stories } from './stories.tsx'
import { TypeAndColour } from './type-and-colour.tsx'
import { WaysAround } from './ways-around.tsx'

/** Every part in every state, for whoever builds with them. Shown in development only. */
export function PartsPage() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <>
      <SkipLink href="#parts" label="Skip to the parts" />
      <div id="parts" tabIndex={-1} className="mx-auto grid max-w-7xl gap-16 px-4 pt-10 pb-40 outline-none sm:px-8">
        <PageHeading size="cover" kicker="The look" title="Parts" lead="Everything a page is made of." />
        <TypeAndColour />
        <Buttons theme={theme} onTheme={setTheme} />
        <Fields />
        <Stories />
        <Pictures />
        <WaysAround />
        <States />
        <Overlays />
      </div>
    </>
  )
}
