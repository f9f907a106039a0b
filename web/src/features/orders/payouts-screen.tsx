import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import * as tradeAddresses from '../../addresses/trade.ts'
import { api, client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { PRODUCT_NAME } from '../../product.ts'
import { useOrderError } from './order-errors.ts'

const words = defineTexts({
  en: {
    title: 'Payments to you',
    lead: 'How the money for what you sell gets to you.',
    notOffered: 'On this site buyers and sellers arrange the payment between them. There is nothing to set up.',
    none: `Let buyers pay you by card: Stripe asks who you are and which bank account the money goes to. ${PRODUCT_NAME} holds each payment until the buyer says that all is well.`,
    incomplete: 'Stripe still needs something from you before you can be paid by card.',
    ready: 'You can be paid by card. The money comes to your bank account after each completed order.',
    toSales: 'To what you sell',
    begin: 'Set up card payments',
    goOn: 'Go on at Stripe',
    change: 'Change your details at Stripe',
    failed: 'This could not be loaded.',
    retry: 'Retry',
    loading: 'Loading',
  },
  es: {
    title: 'Pagos para ti',
    lead: 'Cómo te llega el dinero de lo que vendes.',
    notOffered: 'En este sitio el pago se acuerda entre compradora y vendedora. No hay nada que configurar.',
    none: `Deja que te paguen con tarjeta: Stripe pregunta quién eres y a qué cuenta va el dinero. ${PRODUCT_NAME} guarda cada pago hasta que la compradora diga que todo está bien.`,
    incomplete: 'Stripe aún necesita algo de ti para que puedan pagarte con tarjeta.',
    ready: 'Pueden pagarte con tarjeta. El dinero llega a tu cuenta después de cada pedido completado.',
    toSales: 'A tus ventas',
    begin: 'Configurar pagos con tarjeta',
    goOn: 'Seguir en Stripe',
    change: 'Cambiar tus datos en Stripe',
    failed: 'No se pudo cargar.',
    retry: 'Reintentar',
    loading: 'Cargando',
  },
})

/** Where a seller says who gets the money that is paid by card. */
export function PayoutsScreen() {
  const texts = useTexts(words)
  const errorOf = useOrderError()
  const account = useQuery(api.orders.payoutAccount.queryOptions())
  const setUp = useMutation({
    mutationFn: () => client.orders.setUpPayouts(),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const { data } = account
  const button = { none: texts.begin, incomplete: texts.goOn, ready: texts.change }
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="mt-8 grid gap-6">
        {data ? (
          <>
            {data.offered ? (
              <Banner tone={data.state === 'ready' ? 'success' : 'neutral'}>{texts[data.state]}</Banner>
            ) : (
              <>
                <Banner>{texts.notOffered}</Banner>
                <ButtonLink href={tradeAddresses.orders({ side: 'selling' })} className="justify-self-start">
                  {texts.toSales}
                </ButtonLink>
              </>
            )}
            {setUp.error && <Banner tone="danger">{errorOf(setUp.error)}</Banner>}
            {data.offered && (
              <Button
                tone="primary"
                size="large"
                onClick={() => setUp.mutate()}
                pending={setUp.isPending}
                className="justify-self-start"
              >
                {button[data.state]}
              </Button>
            )}
          </>
        ) : account.isError ? (
          <FailedState
            title={texts.failed}
            retryLabel={texts.retry}
            onRetry={() => void account.refetch()}
            pending={account.isFetching}
          >
            {errorOf(account.error)}
          </FailedState>
        ) : (
          <Skeleton label={texts.loading}>
            <SkeletonRow start="words" />
          </Skeleton>
        )}
      </div>
    </div>
  )
}
