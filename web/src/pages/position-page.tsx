import { buttonLook } from '@heraia/ui/button-look.ts'
import { useParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { WayUp } from '../features/pages/content/article-parts.tsx'
import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { ApplicationForm } from '../features/pages/forms/application-form.tsx'
import { PositionFacts } from '../features/pages/slots/positions.tsx'
import { slotTexts } from '../features/pages/slots/slot-texts.ts'
import { useTexts } from '../lib/locale.tsx'

export function Component() {
  const { slug = '' } = useParams()
  const texts = useTexts(slotTexts)
  return (
    <ContentScreen
      key={slug}
      name={`careers/${slug}`}
      width="reading"
      above={() => <WayUp href={addresses.careers()} words={texts.allPositions} />}
      opening={(page) => (
        <div className="grid justify-items-start gap-4">
          <p className="font-semibold">
            <PositionFacts entry={page} />
          </p>
          <a href="#apply" className={buttonLook({ tone: 'primary' })}>
            {texts.applyNow}
          </a>
        </div>
      )}
      below={() => (
        <section aria-labelledby="apply" className="grid gap-4 border-t border-line pt-8">
          <h2 id="apply" tabIndex={-1} className="text-xl outline-none">
            {texts.applyNow}
          </h2>
          <ApplicationForm position={slug} />
        </section>
      )}
    />
  )
}
export const { loads, head } = contentPage(({ params }) => `careers/${params.slug}`)
