import { Stat } from '@heraia/ui/stat'
import { useTexts } from '../../../lib/locale.tsx'
import { homeTexts } from '../home-texts.ts'
import { SiteKnown } from '../site-known.tsx'

/** As the operator wrote them, or counted where she set them so. */
export function Figures() {
  const texts = useTexts(homeTexts)
  return (
    <SiteKnown>
      {({ figures }) => (
        <section aria-label={texts.figures}>
          <dl className="pairs gap-x-4 gap-y-8 lg:grid-cols-4">
            {figures.map(({ key, value }) => (
              <Stat key={key} value={value} label={texts[key]} size="hero" />
            ))}
          </dl>
        </section>
      )}
    </SiteKnown>
  )
}
