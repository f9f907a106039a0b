import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { PageHeading } from '@heraia/ui/page-heading'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import * as addresses from '../../addresses.ts'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts, isNotFound } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { PRODUCT_NAME } from '../../product.ts'

const stopTexts = defineTexts({
  en: {
    title: 'Stop notices by email',
    lead: `We no longer email you about what happens on ${PRODUCT_NAME}. Emails about your account still come.`,
    stop: 'Stop these emails',
    stopping: 'Stopping...',
    stopped: 'Done: no more notices by email.',
    again: 'You can turn them on again, one by one, in your settings.',
    settings: 'Choose what is emailed',
    unknown: 'This link does not work any more. You can turn these emails off in your settings.',
  },
  es: {
    title: 'Detener los avisos por email',
    lead: `Ya no te enviaremos emails sobre lo que pasa en ${PRODUCT_NAME}. Los de tu cuenta siguen llegando.`,
    stop: 'Detener estos emails',
    stopping: 'Deteniendo...',
    stopped: 'Hecho: no habrá más avisos por email.',
    again: 'Puedes volver a activarlos, uno por uno, en tu configuración.',
    settings: 'Elegir qué se envía',
    unknown: 'Este enlace ya no funciona. Puedes desactivar estos emails en tu configuración.',
  },
})

/** Where the link of a notice's mail leads. Nothing happens before she presses: programs open links too. */
export function StopMailsScreen() {
  const texts = useTexts(stopTexts)
  const errors = useTexts(errorTexts)
  const [parameters] = useSearchParams()
  const stop = useMutation({ mutationFn: () => client.settings.stopMails({ token: parameters.get('token') ?? '' }) })
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 md:py-14">
      <PageHeading title={texts.title} lead={texts.lead} />
      {stop.isError && (
        <Banner tone="danger">{isNotFound(stop.error) ? texts.unknown : errorText(errors, stop.error)}</Banner>
      )}
      {stop.isSuccess && (
        <Banner tone="success" title={texts.stopped}>
          {texts.again}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {!stop.isSuccess && (
          <Button tone="primary" pending={stop.isPending} pendingLabel={texts.stopping} onClick={() => stop.mutate()}>
            {texts.stop}
          </Button>
        )}
        <ButtonLink href={addresses.settings('notifications')}>{texts.settings}</ButtonLink>
      </div>
    </div>
  )
}
