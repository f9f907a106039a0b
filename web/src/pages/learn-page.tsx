import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen, type ContentScreenProps } from '../features/pages/content/content-screen.tsx'
import { Articles } from '../features/pages/slots/articles.tsx'
import { Closing, GetStarted } from '../features/pages/slots/start-links.tsx'
import { Stories } from '../features/pages/slots/stories.tsx'

const slots: ContentScreenProps['slots'] = ({ entries }) => ({
  testimonials: <Stories />,
  articles: <Articles entries={entries} />,
  closing: <Closing />,
})

export const Component = () => <ContentScreen name="learn" scene="track" slots={slots} actions={<GetStarted />} />
export const { loads, head } = contentPage('learn')
