import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen, type ContentScreenProps } from '../features/pages/content/content-screen.tsx'
import { Positions } from '../features/pages/slots/positions.tsx'

const slots: ContentScreenProps['slots'] = ({ entries }) => ({ positions: <Positions entries={entries} /> })

export const Component = () => <ContentScreen name="careers" scene="road" slots={slots} />
export const { loads, head } = contentPage('careers')
