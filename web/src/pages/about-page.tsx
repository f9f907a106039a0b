import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { Figures } from '../features/pages/slots/figures.tsx'

export const Component = () => <ContentScreen name="about" scene="athletes" slots={() => ({ figures: <Figures /> })} />
export const { loads, head } = contentPage('about')
