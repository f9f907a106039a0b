import { Stat } from '@heraia/ui/stat'
import { useTexts } from '../../lib/locale.tsx'
import { homeTexts } from './home-texts.ts'
import { SiteKnown } from './site-known.tsx'

/** As the operator wrote them. */
export function HomeFigures() {
  const texts = useTexts(homeTexts)
  return (
    <SiteKnown>
      {({ figures }) => (
        <section aria-label={texts.figures} className="border-b border-line">
          <dl className="pairs mx-auto max-w-7xl gap-x-4 gap-y-8 px-4 py-12 lg:grid-cols-4">
            {figures.map(({ key, value }) => (
              <Stat key={key} value={value} label={texts[key]} size="hero" />
            ))}
          </dl>
        </section>
      )}
    </SiteKnown>
  )
}
