import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'
import { ReportIssue } from '../features/pages/slots/report-issue.tsx'
import { SupportAddress } from '../features/pages/support-address.tsx'

const slots = () => ({ 'report-issue': <ReportIssue />, 'support-address': <SupportAddress /> })

export const Component = () => <ContentScreen name="accessibility" size="page" slots={slots} />
export const { loads, head } = contentPage('accessibility')
