import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { Operator } from '../features/pages/slots/operator.tsx'
import { SupportAddress } from '../features/pages/support-address.tsx'

const slots = () => ({ operator: <Operator />, 'support-address': <SupportAddress /> })

export const Component = () => <ContentScreen name="terms" size="page" slots={slots} />
export const { loads, head } = contentPage('terms')
