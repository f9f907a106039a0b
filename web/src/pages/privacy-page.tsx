import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { Operator } from '../features/pages/slots/operator.tsx'
import { YourRights } from '../features/pages/slots/your-rights.tsx'
import { SupportAddress } from '../features/pages/support-address.tsx'

const slots = () => ({ 'your-rights': <YourRights />, operator: <Operator />, 'support-address': <SupportAddress /> })

export const Component = () => <ContentScreen name="privacy" size="page" slots={slots} />
export const { loads, head } = contentPage('privacy')
