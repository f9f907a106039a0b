import type { ManagedSitePerson } from '@heraia/contract/site-people'
import { Avatar } from '@heraia/ui/avatar'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { IconButton } from '@heraia/ui/icon-button'
import { Link } from '@heraia/ui/link'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { client } from '../../../lib/api.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { RemoveDialog } from '../../../pieces/remove-dialog.tsx'
import { OwnPictureButton } from '../../media/own-picture/own-picture-button.tsx'
import { sitePeopleTexts } from './site-people-texts.ts'
import { SitePersonForm } from './site-person-form.tsx'
import { useMoveSitePerson, useTeamChanged } from './use-site-person-acts.ts'

interface SitePersonRowProps {
  person: ManagedSitePerson
  isFirst: boolean
  isLast: boolean
}

/** What is said of her, whether readers see it, and what can be done with it. */
export function SitePersonRow({ person, isFirst, isLast }: SitePersonRowProps) {
  const texts = useTexts(sitePeopleTexts)
  const { language } = useLocale()
  const changed = useTeamChanged()
  const move = useMoveSitePerson()
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null)
  const { id, name, title, words, picture, sample, profile } = person
  const close = () => setDoing(null)
  const goes = (to: 'earlier' | 'later', isAtEnd: boolean) => () => isAtEnd || move.isPending || move.mutate({ id, to })
  return (
    <li className="grid gap-3 py-5">
      <div className="flex gap-4">
        {picture && <Avatar seed={id} picture={picture} label={picture.alt} size="large" />}
        <div className="grid min-w-0 content-start gap-1 [overflow-wrap:anywhere]">
          <h3 dir="auto" className="title text-lg">
            {name}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{title[language]}</span>
            <Standing person={person} />
            {sample && <Badge>{texts.sample}</Badge>}
          </p>
          {words[language] && <p className="max-w-prose whitespace-pre-line text-muted">{words[language]}</p>}
          {profile && (
            <p className="flex flex-wrap items-center gap-x-3">
              <Link href={addresses.profile(profile.handle)} className="link inline-flex min-h-11 items-center">
                @{profile.handle}
              </Link>
              {!profile.isShown && <span className="text-sm text-muted">{texts.noLink}</span>}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => setDoing('edit')} aria-label={texts.editOf(name)}>
          {texts.edit}
        </Button>
        <OwnPictureButton
          kind="avatar"
          of={{ sitePerson: id }}
          current={picture}
          look="button"
          label={texts.pictureOf(name)}
        />
        <IconButton
          label={texts.earlier(name)}
          icon={<ArrowUp aria-hidden="true" className="size-5" />}
          aria-disabled={isFirst || move.isPending}
          onClick={goes('earlier', isFirst)}
        />
        <IconButton
          label={texts.later(name)}
          icon={<ArrowDown aria-hidden="true" className="size-5" />}
          aria-disabled={isLast || move.isPending}
          onClick={goes('later', isLast)}
        />
        <Button tone="plain" onClick={() => setDoing('remove')} aria-label={texts.removeOf(name)}>
          {texts.remove}
        </Button>
      </div>
      {doing === 'edit' && <SitePersonForm person={person} onClose={close} />}
      {doing === 'remove' && (
        <RemoveDialog
          title={texts.removeTitle(name)}
          words={texts}
          remove={() => client.admin.removeSitePerson({ id })}
          onRemoved={changed}
          onClose={close}
        >
          {texts.removeHelp}
        </RemoveDialog>
      )}
    </li>
  )
}

function Standing({ person: { consentedAt, hidden } }: { person: ManagedSitePerson }) {
  const texts = useTexts(sitePeopleTexts)
  if (consentedAt === null) return <Badge tone="notice">{texts.noConsent}</Badge>
  return hidden ? <Badge tone="notice">{texts.isHidden}</Badge> : <Badge tone="success">{texts.shown}</Badge>
}
