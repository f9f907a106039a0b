import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { ContactForm } from '../features/pages/forms/contact-form.tsx'
import { Channels } from '../features/pages/slots/channels.tsx'
import { Offices } from '../features/pages/slots/offices.tsx'
import { KnownOperator } from '../features/pages/slots/operator.tsx'

const slots = () => ({
  'contact-form': <ContactForm />,
  channels: <Channels />,
  offices: <Offices />,
  operator: <KnownOperator />,
})

export const Component = () => <ContentScreen name="contact" scene="balls" slots={slots} />
export const { loads, head } = contentPage('contact')
