import { ButtonLink } from '@heraia/ui/button-link'
import { useQuery } from '@tanstack/react-query'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { slotTexts } from './slot-texts.ts'

export function PressContacts() {
  const texts = useTexts(slotTexts)
  const { data } = useQuery(api.site.info.queryOptions())
  const press = data?.channels.find(({ category }) => category === 'press')
  return (
    <div className="grid justify-items-start gap-3">
      {press && (
        <>
          <p>{texts.pressAnswer(press.hours)}</p>
          <a href={`mailto:${press.email}`} className="link inline-flex min-h-11 items-center text-lg break-all">
            {press.email}
          </a>
        </>
      )}
      <ButtonLink href={addresses.contact('press')}>{texts.writePress}</ButtonLink>
    </div>
  )
}
