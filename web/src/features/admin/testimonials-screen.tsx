import type { ManagedTestimonial } from '@heraia/contract/admin'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { OnceLoaded } from '../../pieces/once-loaded.tsx'
import { testimonials } from './admin-queries.ts'
import { RemoveTestimonial } from './remove-testimonial.tsx'
import { TestimonialForm } from './testimonial-form.tsx'
import { testimonialTexts } from './testimonial-texts.ts'

/** As many as the home page shows (TESTIMONIALS_SHOWN of the contract). */
const SHOWN = 6

export function TestimonialsScreen() {
  const texts = useTexts(testimonialTexts)
  const query = useQuery(testimonials())
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-8 md:py-12">
      <PageHeading
        title={texts.title}
        lead={texts.lead}
        actions={
          <Button tone="primary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
      />
      {isAdding && <TestimonialForm onClose={() => setAdding(false)} />}
      <OnceLoaded query={query} words={texts}>
        {({ items }) => <Testimonials items={items} />}
      </OnceLoaded>
    </div>
  )
}

function Testimonials({ items }: { items: ManagedTestimonial[] }) {
  const texts = useTexts(testimonialTexts)
  if (items.length === 0) return <EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>
  const shown = new Set(items.filter(({ consentedAt }) => consentedAt !== null).slice(0, SHOWN))
  return (
    <ul aria-label={texts.title} className="divide-y divide-line border-y border-line">
      {items.map((testimonial) => (
        <Row key={testimonial.id} testimonial={testimonial} isShown={shown.has(testimonial)} />
      ))}
    </ul>
  )
}

function Row({ testimonial, isShown }: { testimonial: ManagedTestimonial; isShown: boolean }) {
  const texts = useTexts(testimonialTexts)
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null)
  const { name, title, quote, sample, consentedAt } = testimonial
  const close = () => setDoing(null)
  return (
    <li className="grid gap-2 py-5">
      <blockquote dir="auto" className="max-w-prose text-lg [overflow-wrap:anywhere]">
        {quote}
      </blockquote>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <span className="text-muted">{title}</span>
        {isShown && <Badge tone="success">{texts.shown}</Badge>}
        {!isShown && <Badge tone="notice">{consentedAt ? texts.waits : texts.noConsent}</Badge>}
        {sample && <Badge>{texts.sample}</Badge>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setDoing('edit')} aria-label={texts.editOf(name)}>
          {texts.edit}
        </Button>
        <Button tone="plain" onClick={() => setDoing('remove')} aria-label={texts.removeOf(name)}>
          {texts.remove}
        </Button>
      </div>
      {doing === 'edit' && <TestimonialForm testimonial={testimonial} onClose={close} />}
      {doing === 'remove' && <RemoveTestimonial testimonial={testimonial} onClose={close} />}
    </li>
  )
}
