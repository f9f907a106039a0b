import { Banner } from '@heraia/ui/banner'
import { ButtonLink } from '@heraia/ui/button-link'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { defineTexts } from '../../../lib/texts.ts'

const noticeTexts = defineTexts({
  es: {
    title: 'Tu cuenta de administradora necesita un segundo paso',
    text: 'Hasta que lo añadas, las pantallas de administración quedan cerradas.',
    add: 'Añadir un segundo paso',
  },
  en: {
    title: 'Your admin account needs a second step',
    text: 'Until you add one, the admin screens stay closed.',
    add: 'Add a second step',
  },
})

/** Where the operator asks admins for one, and she has none yet. */
export function AdminFactorNotice() {
  const texts = useTexts(noticeTexts)
  const { user } = useSession()
  if (!user?.adminNeedsFactor) return null
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-4">
      <Banner
        tone="notice"
        title={texts.title}
        action={
          <ButtonLink href={addresses.security('factors')} tone="primary">
            {texts.add}
          </ButtonLink>
        }
      >
        {texts.text}
      </Banner>
    </div>
  )
}
