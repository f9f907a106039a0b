import { IconLink } from '@heraia/ui/icon-button'
import { Bell as BellIcon } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { UnreadNotificationsBadge } from './unread-badge.tsx'

const texts = defineTexts({ en: { notifications: 'Notifications' }, es: { notifications: 'Notificaciones' } })

export function Bell() {
  const words = useTexts(texts)
  return (
    <IconLink
      href={addresses.notifications()}
      label={words.notifications}
      icon={<BellIcon aria-hidden="true" className="size-6" />}
      badge={<UnreadNotificationsBadge />}
    />
  )
}
