import type { PageRoute } from '../../lib/page.ts'
import { adminPage } from '../../lib/page-route.ts'

export const inboxRoutes: PageRoute[] = [adminPage('inbox', '/admin/inbox/:id?', 'Inbox', 'Bandeja de entrada')]
