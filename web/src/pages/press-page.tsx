import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen, type ContentScreenProps } from '../features/pages/content/content-screen.tsx'
import { Coverage } from '../features/pages/slots/coverage.tsx'
import { MediaKit } from '../features/pages/slots/media-kit.tsx'
import { PressContacts } from '../features/pages/slots/press-contacts.tsx'
import { Releases } from '../features/pages/slots/releases.tsx'

const slots: ContentScreenProps['slots'] = ({ entries, downloads }) => ({
  'press-contacts': <PressContacts />,
  releases: <Releases entries={entries} />,
  'media-kit': <MediaKit files={downloads} />,
  coverage: <Coverage />,
})

export const Component = () => <ContentScreen name="press" scene="court" slots={slots} />
export const { loads, head } = contentPage('press')
