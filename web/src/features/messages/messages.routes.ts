import type { PageRoute } from '../../lib/page.ts'
import { memberPage } from '../../lib/page-route.ts'

export const messageRoutes: PageRoute[] = [memberPage('messages', '/messages/:id?', 'Messages', 'Mensajes')]
