import type { Profile } from '@heraia/contract/profiles'
import { Button } from '@heraia/ui/button'
import { Check, Clock, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { relationTexts } from './profile-texts.ts'
import { useFollow } from './use-follow.ts'

const UnfollowDialog = lateDialog(async () => (await import('./unfollow-dialog.tsx')).UnfollowDialog)

const icon = { 'aria-hidden': true, className: 'size-5' } as const

const looks = {
  none: { word: 'follow', tone: 'primary', icon: <UserPlus {...icon} /> },
  requested: { word: 'requested', tone: 'quiet', icon: <Clock {...icon} /> },
  following: { word: 'following', tone: 'quiet', icon: <Check {...icon} /> },
} as const

/** Says how things stand; pressing it changes that, and asks before where following again would not bring it back. */
export function FollowButton({ profile }: { profile: Profile }) {
  const texts = useTexts(relationTexts)
  const { toggle, asksBefore } = useFollow(profile)
  const [isAsked, setAsked] = useState(false)
  const { relation } = profile
  // It has ended meanwhile, by her in another tab or by the other: there is nothing left to ask.
  if (isAsked && relation?.following === 'none') setAsked(false)
  if (!relation || relation.isSelf) return null
  if (relation.following === 'none' && !relation.mayFollow) return null
  const look = looks[relation.following]
  return (
    <>
      <Button
        tone={look.tone}
        icon={look.icon}
        onClick={() => (asksBefore ? setAsked(true) : toggle())}
        className="max-sm:flex-auto max-sm:px-3"
      >
        {texts[look.word]}
      </Button>
      {isAsked && <UnfollowDialog {...{ profile, relation }} onEnd={toggle} onClose={() => setAsked(false)} />}
    </>
  )
}
