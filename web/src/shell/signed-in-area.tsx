import { IconLink } from '@heraia/ui/icon-button'
import { Search } from 'lucide-react'
import * as addresses from '../addresses.ts'
import { MessagesLink } from '../features/messages/unread-badge.tsx'
import { Bell } from '../features/notifications/bell.tsx'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { QuickSearch } from './quick-search.tsx'
import { signedInTexts } from './signed-in-texts.ts'

/** On phones the bottom bar has search, messages and notifications. */
export function SignedInArea() {
  const texts = useTexts(signedInTexts)
  const { user } = useSession()
  // Without a profile she is asked for one first: all else would lead back to that.
  if (!user) return <AvatarMenu />
  return (
    <div className="flex items-center gap-1">
      <IconLink
        href={addresses.search()}
        label={texts.search}
        icon={<Search aria-hidden="true" className="size-6" />}
        className="max-lg:hidden"
      />
      <QuickSearch />
      <span className="flex gap-1 max-lg:hidden">
        <Bell />
        <MessagesLink />
      </span>
      <AvatarMenu />
    </div>
  )
}
