import { ButtonLink } from '@heraia/ui/button-link'
import { IconButton } from '@heraia/ui/icon-button'
import { X } from 'lucide-react'
import { useState } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { feedTexts } from './feed-texts.ts'
import { hideFirstSteps, isFirstStepsHidden } from './first-steps-hidden.ts'

const NEW_FOR_MS = 3 * 24 * 60 * 60 * 1000

/**
 * Whoever has just come is told how to go on, until others can see who she is or she hides it. By what is known at
 * once: nothing moves.
 */
export function FirstSteps() {
  const texts = useTexts(feedTexts)
  const { name, avatar, joinedAt } = useMe()
  const [now] = useState(() => Date.now())
  const [isHidden, setHidden] = useState(isFirstStepsHidden)
  if (isHidden || avatar || now - new Date(joinedAt).getTime() > NEW_FOR_MS) return null
  return (
    <section className="mt-6 grid gap-3 rounded-md bg-sunken p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 dir="auto" className="title text-lg [overflow-wrap:anywhere]">
          {texts.welcome(name)}
        </h2>
        <IconButton
          label={texts.hideWelcome}
          icon={<X aria-hidden="true" className="size-5" />}
          className="-my-2 -me-2 shrink-0"
          onClick={() => {
            hideFirstSteps()
            setHidden(true)
          }}
        />
      </div>
      <p>{texts.welcomeHint}</p>
      <p className="flex flex-wrap gap-2 max-sm:*:grow">
        <ButtonLink href={addresses.myProfile()} tone="primary">
          {texts.toOwnProfile}
        </ButtonLink>
        <ButtonLink href={addresses.search()}>{texts.toPeople}</ButtonLink>
      </p>
    </section>
  )
}
