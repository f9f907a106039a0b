import { useParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { WayUp } from '../features/pages/content/article-parts.tsx'
import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
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
        <p className="font-semibold">
          <PositionFacts entry={page} />
        </p>
      )}
    />
  )
}
export const { loads, head } = contentPage(({ params }) => `careers/${params.slug}`)
