import { ButtonLink } from '@heraia/ui/button-link'
import { Fragment } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { SiteKnown } from '../site-known.tsx'
import { slotTexts } from './slot-texts.ts'

export function PressContacts() {
  const texts = useTexts(slotTexts)
  return (
    <div className="grid justify-items-start gap-3">
      <SiteKnown>
        {({ channels }) =>
          channels
            .filter(({ category }) => category === 'press')
            .map(({ hours, email }) => (
              <Fragment key={email}>
                <p>{texts.pressAnswer(hours)}</p>
                <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center text-lg break-all">
                  {email}
                </a>
              </Fragment>
            ))
        }
      </SiteKnown>
      <ButtonLink href={addresses.contact('press')}>{texts.writePress}</ButtonLink>
    </div>
  )
}
