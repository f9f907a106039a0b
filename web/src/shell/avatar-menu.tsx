import { Avatar } from '@heraia/ui/avatar'
import { HeaderMenu, headerMenuLink } from '@heraia/ui/header-menu'
import { Link } from '@heraia/ui/link'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { signedInTexts } from './signed-in-texts.ts'
import { useSignOut } from './use-sign-out.ts'

export function AvatarMenu() {
  const texts = useTexts(signedInTexts)
  const { user } = useSession()
  const signOut = useSignOut()
  if (!user) return <SignOut onPress={signOut} />
  const places = [
    { href: addresses.profile(user.handle), label: texts.viewProfile },
    { href: addresses.myProfile(), label: texts.editProfile },
    { href: addresses.bookmarks(), label: texts.saved },
    { href: addresses.settings(), label: texts.settings },
    { href: addresses.settings('safety'), label: texts.safety },
    ...(user.isAdmin ? [{ href: addresses.admin(), label: texts.admin }] : []),
  ]
  return (
    <HeaderMenu label={texts.account} icon={<Avatar seed={user.id} picture={user.avatar} size="small" />}>
      <div className="border-b border-line px-3 py-2">
        <p className="font-semibold">{user.name}</p>
        <p className="text-sm text-muted">{user.email}</p>
      </div>
      {places.map(({ href, label }) => (
        <Link key={href} href={href} className={headerMenuLink}>
          {label}
        </Link>
      ))}
      <div className="border-t border-line px-3 py-3">
        <LanguageChoice />
      </div>
      <SignOut onPress={signOut} />
    </HeaderMenu>
  )
}

function SignOut({ onPress }: { onPress: () => Promise<void> }) {
  const texts = useTexts(signedInTexts)
  return (
    <button type="button" onClick={() => void onPress()} className={`${headerMenuLink} text-start`}>
      {texts.signOut}
    </button>
  )
}
