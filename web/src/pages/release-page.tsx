import { useParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { WayUp } from '../features/pages/content/article-parts.tsx'
import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { slotTexts } from '../features/pages/slots/slot-texts.ts'
import { useTexts } from '../lib/locale.tsx'

export function Component() {
  const { slug = '' } = useParams()
  const texts = useTexts(slotTexts)
  const wayUp = () => <WayUp href={addresses.press()} words={texts.allReleases} />
  return <ContentScreen key={slug} name={`press/${slug}`} width="reading" above={wayUp} />
}
export const { loads, head } = contentPage(({ params }) => `press/${params.slug}`)
