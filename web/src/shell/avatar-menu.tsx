import { Avatar } from '@heraia/ui/avatar'
import { HeaderMenu, headerMenuLink } from '@heraia/ui/header-menu'
import { Link } from '@heraia/ui/link'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useNavigate } from 'react-router'
import * as addresses from '../addresses.ts'
import { basePath } from '../lib/demo/is-demo.ts'
import { useTexts } from '../lib/locale.tsx'
import { logout } from '../lib/session/sign-in-and-out.ts'
import { useSession } from '../lib/session.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { signedInTexts } from './signed-in-texts.ts'

export function AvatarMenu() {
  const texts = useTexts(signedInTexts)
  const { user } = useSession()
  if (!user) return <SignOut />
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
      <SignOut />
    </HeaderMenu>
  )
}

const isHere = (path: string) => location.pathname === basePath + path

/** First home, then out: so that no guard leads her to sign-in. How is here already: she may be without a network. */
function SignOut() {
  const texts = useTexts(signedInTexts)
  const navigate = useNavigate()
  const leave = async () => {
    await navigate(addresses.home())
    if (await logout('local')) showToast({ message: texts.notTold, tone: 'danger' })
    // Where the front page was not drawn yet, the guard has just led her to sign-in. Who went on meanwhile stays there.
    if ([addresses.home(), addresses.login()].some(isHere)) await navigate(addresses.home(), { replace: true })
  }
  return (
    <button type="button" onClick={() => void leave()} className={`${headerMenuLink} text-start`}>
      {texts.signOut}
    </button>
  )
}
