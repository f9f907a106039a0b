import { Button } from '@heraia/ui/button'
import { Disclosure } from '@heraia/ui/disclosure'
import { Field } from '@heraia/ui/field'
import { useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { returnAddress } from './return-address.ts'
import type { WayIn } from './use-way-in.ts'
import { waysTexts } from './ways-texts.ts'

/** `mira@club.example` and `club.example` name the same organisation; undefined: neither. */
export function domainOf(typed: string): string | undefined {
  const domain = typed.trim().toLowerCase().split('@').at(-1) ?? ''
  return /^[^\s.]+(\.[^\s.]+)+$/.test(domain) ? domain : undefined
}

export function OrganisationForm({ wayIn, next }: { wayIn: WayIn; next: string }) {
  const texts = useTexts(waysTexts)
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function submit() {
    const domain = domainOf(typed)
    setWrong(!domain)
    if (!domain) return field.current?.focus()
    void wayIn.run(
      'organisation',
      ({ captchaToken }) =>
        async (auth) => {
          const options = { redirectTo: returnAddress(next), captchaToken }
          const { data, error } = await auth.signInWithSSO({ domain, options })
          if (data?.url) location.assign(data.url)
          return { data: null, error }
        },
      { leaves: true },
    )
  }

  return (
    <Disclosure label={texts.organisation} width="full">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {/* Only the product's code can send it: until that is there it waits (entry-still.ts). */}
        <fieldset disabled={!isHydrated} data-waits className="grid gap-4">
          <legend className="sr-only">{texts.organisation}</legend>
          <Field
            ref={field}
            label={texts.organisationField}
            hint={texts.organisationHint}
            name="organisation"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            value={typed}
            onValue={setTyped}
            error={isWrong ? texts.organisationRequired : undefined}
            required
          />
          <Button type="submit" width="full" pending={wayIn.busy === 'organisation'} pendingLabel={texts.going}>
            {texts.organisationGo}
          </Button>
        </fieldset>
      </form>
    </Disclosure>
  )
}
