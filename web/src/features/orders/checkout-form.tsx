import type { PaymentMethod } from '@heraia/contract/orders'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { Link } from '@heraia/ui/link'
import { RadioGroup } from '@heraia/ui/radio-group'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { useEffect, useRef } from 'react'
import * as addresses from '../../addresses.ts'
import { failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { buyTexts } from './buy-texts.ts'
import { orderReasons, useOrderError } from './order-errors.ts'
import { OrderSummary } from './order-summary.tsx'
import { type Bought, useCheckout } from './use-checkout.ts'

const MOST_AT_ONCE = 20

/** How it comes to her, how she pays, and that she knows with whom she deals. */
export function CheckoutForm({ buying, order, isHere }: Bought) {
  const texts = useTexts(buyTexts)
  const errorOf = useOrderError()
  const form = useCheckout({ buying, order, isHere })
  const box = useRef<HTMLFormElement>(null)
  const { problems } = form
  // The first thing that is missing.
  useEffect(() => {
    if (problems.length > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  const { timers } = buying
  return (
    <form
      ref={box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]"
    >
      <div className="grid gap-8">
        <Choices buying={buying} order={order} form={form} />
        <Checkbox
          label={texts.terms}
          hint={
            <Link href={addresses.terms()} target="_blank" className="link inline-flex min-h-11 items-center">
              {texts.termsLink}
            </Link>
          }
          checked={form.terms}
          onValue={form.setTerms}
          error={problems.includes('terms') && !form.terms ? texts.termsRequired : undefined}
          required
        />
        {form.place.error && (
          <Banner
            tone="danger"
            action={
              failureOf(form.place.error).reason === 'listing_changed' && (
                <ButtonLink href={addresses.listing(buying.thing.id ?? '')} target="_blank">
                  {texts.seeListing}
                </ButtonLink>
              )
            }
          >
            {errorOf(form.place.error)}
          </Banner>
        )}
        <div className="grid gap-2">
          <Button type="submit" tone="primary" size="large" pending={form.place.isPending}>
            {form.method === 'card' ? texts.toPay : texts.order}
          </Button>
          <p className="text-sm text-muted">
            {form.method === 'card' ? texts.held(timers.payMinutes) : texts.heldDays(timers.arrangeDays)}
          </p>
        </div>
      </div>
      <OrderSummary
        thing={buying.thing}
        seller={buying.seller}
        quantity={form.quantity}
        unitCents={form.unit}
        shippingCents={form.chosen.cents}
        totalCents={form.totalCents}
        currency={buying.unit.currency}
      />
    </form>
  )
}

function Choices({ buying, order, form }: Omit<Bought, 'isHere'> & { form: ReturnType<typeof useCheckout> }) {
  const texts = useTexts(buyTexts)
  const words = useTexts(orderReasons)
  const { money } = useFormat()
  const { available, deliveries, methods, thing, unit } = buying
  const most = Math.min(available ?? 1, MOST_AT_ONCE)
  const cost = (cents: number) => (cents === 0 ? texts.free : money(cents, unit.currency))
  const isMissing = form.problems.includes('address') && !form.address.value.trim()
  return (
    <>
      {!order && most > 1 && (
        <Select
          label={texts.quantity}
          value={String(form.quantity)}
          onValue={(value) => form.setQuantity(Number(value))}
          options={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
        />
      )}
      {!thing.isService && (
        <RadioGroup
          label={texts.delivery}
          name="delivery"
          value={String(form.way)}
          onValue={(value) => form.setWay(Number(value))}
          options={deliveries.map(({ delivery, name, cents }, at) => ({
            value: String(at),
            label: delivery === 'pickup' ? texts.pickup : texts.shippingBy(name ?? '', cost(cents)),
          }))}
        />
      )}
      {form.chosen.delivery === 'shipping' && (
        <TextArea
          label={texts.address}
          hint={texts.addressHint}
          value={form.address.value}
          onValue={form.address.change}
          maxLength={500}
          autoComplete="street-address"
          error={isMissing ? texts.addressRequired : undefined}
          required
        />
      )}
      {thing.isService && (
        <Field
          type="datetime-local"
          label={texts.when}
          hint={texts.whenHint}
          value={form.when}
          onValue={form.setWhen}
          error={form.problems.includes('when') && form.wrongTime ? words[form.wrongTime] : undefined}
        />
      )}
      <RadioGroup
        label={texts.payment}
        name="method"
        value={form.method}
        onValue={(value) => form.setMethod(value as PaymentMethod)}
        options={methods.map((method) => ({
          value: method,
          label: texts[method],
          hint: method === 'card' ? texts.cardHint : texts.arrangedHint,
        }))}
      />
      <TextArea label={texts.message} value={form.note} onValue={form.setNote} maxLength={2000} />
    </>
  )
}
