import type { Profile } from '@heraia/contract/profiles'
import { classNames } from '@heraia/ui/class-names.ts'
import { Link } from '@heraia/ui/link'
import type * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { profileTexts } from './profile-texts.ts'
import { useTabAddress } from './tab-address.ts'

/** Followers always; following, matches (athletes) and achievements once there are some. */
export function ProfileFigures({ profile, tab }: { profile: Profile; tab: addresses.ProfileTab }) {
  const texts = useTexts(profileTexts)
  const { handle, followers, following, matches, achievements, role } = profile
  const isOpen = profile.about !== null
  const addressOf = useTabAddress()
  const hrefOf = (list: 'followers' | 'following') =>
    isOpen && profile.listsShown ? addressOf(handle, list) : undefined
  return (
    <ul aria-label={texts.figures} className="flex flex-wrap gap-x-6">
      <Figure
        count={followers}
        label={texts.followers(followers)}
        href={hrefOf('followers')}
        current={tab === 'followers'}
      />
      {following > 0 && (
        <Figure count={following} label={texts.following} href={hrefOf('following')} current={tab === 'following'} />
      )}
      {role === 'athlete' && matches > 0 && <Figure count={matches} label={texts.matches(matches)} />}
      {achievements > 0 && <Figure count={achievements} label={texts.achievements(achievements)} />}
    </ul>
  )
}

interface FigureProps {
  count: number
  label: string
  href?: string
  current?: boolean
}

function Figure({ count, label, href, current }: FigureProps) {
  const format = useFormat()
  const content = (
    <>
      <span className="title figures text-xl">{format.number(count)}</span>{' '}
      <span className="text-sm text-muted">{label}</span>
    </>
  )
  const look = 'inline-flex min-h-11 items-baseline gap-1.5 py-2'
  return (
    <li>
      {href ? (
        <Link
          href={href}
          aria-current={current ? 'page' : undefined}
          className={classNames(look, 'underline-offset-4 hover:underline aria-[current]:underline')}
        >
          {content}
        </Link>
      ) : (
        <span className={look}>{content}</span>
      )}
    </li>
  )
}
