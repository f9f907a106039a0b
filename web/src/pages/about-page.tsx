import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { Figures } from '../features/pages/slots/figures.tsx'
import { sitePeople, useSitePeople } from '../features/pages/slots/site-people.tsx'
import type { PageModule } from '../lib/page.ts'

export function Component() {
  const people = useSitePeople()
  return <ContentScreen name="about" scene="athletes" slots={() => ({ figures: <Figures />, people })} />
}

const text = contentPage('about')
export const { head } = text
export const loads: PageModule['loads'] = (address) => [...text.loads(address), (client) => client.query(sitePeople())]
