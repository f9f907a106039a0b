import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { SupportAddress } from '../features/pages/support-address.tsx'

const slots = () => ({ 'support-address': <SupportAddress /> })

export const Component = () => <ContentScreen name="terms" size="page" slots={slots} />
export const { loads, head } = contentPage('terms')
