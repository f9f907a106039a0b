import { Button } from '@heraia/ui/button'
import { Select } from '@heraia/ui/select'
import { useQuery } from '@tanstack/react-query'
import { Eye, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import * as profileAddresses from '../../../addresses/profiles.ts'
import * as addresses from '../../../addresses.ts'
import { afterDialog } from '../../../lib/after-dialog.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { profileOf } from '../profile-cache.ts'
import { EYES, type Eyes, isNamed } from './eyes.ts'
import { PersonChoice } from './person-choice.tsx'
import { OWN_EYES, useStayWithEyes } from './use-stay-with-eyes.ts'
import { viewAsTexts } from './view-as-texts.ts'

interface ViewAsBarProps {
  eyes: Eyes
  tab: addresses.ProfileTab
}

/** Says whose eyes these are, lets her take others, and leads back to her own. */
export function ViewAsBar({ eyes, tab }: ViewAsBarProps) {
  const texts = useTexts(viewAsTexts)
  const me = useMe()
  const navigate = useNavigate()
  useStayWithEyes(me.handle, eyes)
  const [asksWho, setAsksWho] = useState(false)
  const whose = useRef<HTMLSelectElement>(null)
  const [isLedHere] = useState(useNavigationType() === 'PUSH')
  // What led her here is gone with her own view.
  useEffect(() => {
    if (isLedHere) afterDialog(() => whose.current?.focus({ preventScroll: true }))
  }, [isLedHere])
  const named = useQuery({ ...profileOf(eyes), enabled: isNamed(eyes) })
  const look = (as: Eyes) => {
    setAsksWho(false)
    void navigate(profileAddresses.viewAs(me.handle, as, tab), { replace: true, preventScrollReset: true })
  }
  const end = () => void navigate(addresses.profile(me.handle, tab), { state: OWN_EYES, preventScrollReset: true })
  const kinds = EYES.map((kind) => ({ value: kind as string, label: texts[kind] }))
  const person = isNamed(eyes) ? [{ value: eyes as string, label: named.data?.name ?? '…' }] : []
  return (
    <section
      aria-label={texts.bar}
      className="sticky top-[min(--spacing(16),(100vw-12rem)*99)] z-20 border-b border-line bg-notice-soft text-on-notice-soft"
    >
      <div className="mx-auto grid w-full max-w-4xl gap-3 px-4 py-3">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1">
            <Eye aria-hidden="true" className="size-5 shrink-0" />
            <span className="font-semibold">{texts.lead}</span>
            <Select
              ref={whose}
              className="min-w-0 grow"
              label={texts.whose}
              labelShown={false}
              options={[...kinds, ...person, { value: 'named', label: texts.named }]}
              value={asksWho ? 'named' : eyes}
              onValue={(value) => (value === 'named' ? setAsksWho(true) : look(value as Eyes))}
            />
          </div>
          <Button onClick={end} icon={<X aria-hidden="true" className="size-5" />}>
            {texts.end}
          </Button>
        </div>
        {asksWho && <PersonChoice owner={me.id} onChoose={look} />}
      </div>
    </section>
  )
}
