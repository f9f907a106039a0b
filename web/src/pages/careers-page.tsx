import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen, type ContentScreenProps } from '../features/pages/content/content-screen.tsx'
import { ApplicationForm } from '../features/pages/forms/application-form.tsx'
import { Positions } from '../features/pages/slots/positions.tsx'

const slots: ContentScreenProps['slots'] = ({ entries }) => ({
  positions: <Positions entries={entries} />,
  'open-application': <ApplicationForm position="" />,
})

export const Component = () => <ContentScreen name="careers" scene="road" slots={slots} />
export const { loads, head } = contentPage('careers')
