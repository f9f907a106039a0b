import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { Storage } from '../features/pages/slots/storage.tsx'
import { ThirdParties } from '../features/pages/slots/third-parties.tsx'
import { SupportAddress } from '../features/pages/support-address.tsx'

const slots = () => ({
  storage: <Storage />,
  'third-parties': <ThirdParties />,
  'support-address': <SupportAddress />,
})

export const Component = () => <ContentScreen name="cookies" size="page" slots={slots} />
export const { loads, head } = contentPage('cookies')
