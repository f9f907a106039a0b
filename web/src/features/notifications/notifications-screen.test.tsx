import { expect, test } from 'vitest'
import { drawn, linksIn } from '../../lib/drawn-for-tests.tsx'
import { NotificationsScreen } from './notifications-screen.tsx'

test('from her notices she gets to what she wants to be told of, and to those of her orders', async () => {
  const html = await drawn(<NotificationsScreen />, { at: '/notifications' })
  const hrefs = linksIn(html).map(([, href]) => href)
  expect(hrefs).toContain('/settings/notifications')
  expect(linksIn(html)).toContainEqual(['Orders', '/notifications?tab=orders'])
})
