import { ButtonLink } from '@heraia/ui/button-link'
import { useQuery } from '@tanstack/react-query'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { slotTexts } from './slot-texts.ts'

export function PressContacts() {
  const texts = useTexts(slotTexts)
  const { data } = useQuery(api.site.info.queryOptions())
  const email = data?.channels.find(({ category }) => category === 'press')?.email
  return (
    <div className="grid justify-items-start gap-3">
      <p>{texts.pressAnswer}</p>
      {email && (
        <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center text-lg break-all">
          {email}
        </a>
      )}
      <ButtonLink href={addresses.contact('press')}>{texts.writePress}</ButtonLink>
    </div>
  )
}
