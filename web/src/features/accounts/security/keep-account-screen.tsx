import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { defineTexts } from '../../../lib/texts.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useSignOut } from '../../../shell/use-sign-out.ts'

const keepTexts = defineTexts({
  en: {
    title: 'Your account will be deleted',
    on: (day: string) => `On ${day} everything in it is deleted for good. Until then nobody sees you.`,
    unsure: 'Did you ask us to delete your account?',
    unsureLead:
      'If you did, everything in it is deleted for good on the day that we wrote to you. Until then nobody sees you.',
    signIn: 'Changed your mind? Sign in, and keep it.',
    toLogin: 'Sign in',
    keep: 'Keep my account',
    keeping: 'Keeping...',
    leave: 'Sign out',
    staying: 'Your account stays',
    home: 'To the home page',
    failed: 'We could not ask how your account stands.',
    retry: 'Retry',
    loading: 'Loading',
  },
  es: {
    title: 'Tu cuenta se eliminará',
    on: (day: string) => `El ${day} se borra para siempre todo lo que contiene. Hasta entonces nadie te ve.`,
    unsure: '¿Nos pediste eliminar tu cuenta?',
    unsureLead:
      'Si lo pediste, todo lo que contiene se borra para siempre el día que te escribimos. Hasta entonces nadie te ve.',
    signIn: '¿Has cambiado de idea? Inicia sesión y consérvala.',
    toLogin: 'Iniciar sesión',
    keep: 'Conservar mi cuenta',
    keeping: 'Conservando...',
    leave: 'Cerrar sesión',
    staying: 'Tu cuenta se queda',
    home: 'A la página de inicio',
    failed: 'No pudimos consultar cómo está tu cuenta.',
    retry: 'Reintentar',
    loading: 'Cargando',
  },
})

/** Where who asked to leave is told when it ends, and, signed in once more, may stay. */
export function KeepAccountScreen() {
  const texts = useTexts(keepTexts)
  const errors = useTexts(errorTexts)
  const format = useFormat()
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const { status } = useSession()
  const isSettled = isHydrated && status !== 'loading'
  // Gone with the screen: whoever is leaving is nobody to the session, so that it does not say when another comes.
  const options = { enabled: isSettled, staleTime: 0, gcTime: 0, retry: false }
  const known = useQuery(api.accounts.deletion.queryOptions(options))
  const due = known.data?.dueAt ?? dayIn(query.get('on'))
  const isNobody = known.isError && failureOf(known.error).code === 'UNAUTHORIZED'
  const isStaying = known.data?.dueAt === null
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 md:py-14">
      {isStaying && <PageHeading title={texts.staying} />}
      {!isStaying && due && <PageHeading title={texts.title} lead={texts.on(format.date(due))} />}
      {/* Who is not known, or not yet, may have asked for nothing. */}
      {!isStaying && !due && <PageHeading title={texts.unsure} lead={texts.unsureLead} />}
      {!known.data && !known.isError && (
        <Skeleton label={texts.loading}>
          <SkeletonRow start="words" />
        </Skeleton>
      )}
      {isStaying && (
        <p>
          <ButtonLink href={addresses.home()}>{texts.home}</ButtonLink>
        </p>
      )}
      {known.data && !isStaying && <KeepOrLeave />}
      {isNobody && (
        <>
          <p>{texts.signIn}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={addresses.login(addresses.keepAccount())} tone="primary">
              {texts.toLogin}
            </ButtonLink>
            <ButtonLink href={addresses.home()}>{texts.home}</ButtonLink>
          </div>
        </>
      )}
      {known.isError && !isNobody && (
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void known.refetch()}
          pending={known.isFetching}
        >
          {errorText(errors, known.error)}
        </FailedState>
      )}
    </div>
  )
}

/** Of the address: only a day, never words of somebody else. */
function dayIn(value: string | null): string | null {
  return value !== null && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null
}

function KeepOrLeave() {
  const texts = useTexts(keepTexts)
  const errors = useTexts(errorTexts)
  const navigate = useNavigate()
  const { retry } = useSession()
  const signOut = useSignOut()
  const keep = useMutation({
    mutationFn: () =>
      client.accounts.keep().catch((error: unknown) => {
        // She did before, in another tab, or the answer to it was lost.
        if (failureOf(error).reason !== 'not_leaving') throw error
      }),
    onSuccess: async () => {
      await retry()
      await navigate(addresses.feed(), { replace: true })
    },
  })
  return (
    <>
      {keep.isError && <Banner tone="danger">{errorText(errors, keep.error)}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" pending={keep.isPending} pendingLabel={texts.keeping} onClick={() => keep.mutate()}>
          {texts.keep}
        </Button>
        <Button onClick={() => void signOut()}>{texts.leave}</Button>
      </div>
    </>
  )
}
