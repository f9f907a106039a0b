import type { Money } from '@heraia/contract/money'
import { classNames } from '@heraia/ui/class-names.ts'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'
import { useFormat } from '../lib/use-format.ts'

const texts = defineTexts({
  en: { now: 'Now', before: 'Before' },
  es: { now: 'Ahora', before: 'Antes' },
})

interface PriceTagProps {
  price: Money
  /** In cents, where it was made cheaper. */
  before?: number | null
  size?: 'small' | 'card' | 'page'
  className?: string
}

const sizes = { small: 'text-base', card: 'text-lg', page: 'text-2xl' }

/** A price as its reader writes it. That it was made cheaper is said in words too, not by a line through figures alone. */
export function PriceTag({ price: { cents, currency }, before, size = 'card', className }: PriceTagProps) {
  const words = useTexts(texts)
  const { money } = useFormat()
  const isLower = before !== null && before !== undefined && before > cents
  return (
    <span className={classNames('figures inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {isLower && <span className="sr-only">{words.now} </span>}
      <span className={classNames('title font-bold', sizes[size])}>{money(cents, currency)}</span>
      {isLower && (
        <s className="text-sm text-muted">
          <span className="sr-only">{words.before} </span>
          {money(before, currency)}
        </s>
      )}
    </span>
  )
}
