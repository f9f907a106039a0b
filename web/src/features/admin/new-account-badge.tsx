import { Badge } from '@heraia/ui/badge'
import { Sprout } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { counted, defineTexts } from '../../lib/texts.ts'

const newAccountTexts = defineTexts({
  en: {
    today: 'New account, of today',
    days: (days: number) => `New account, ${counted('en', days, { one: '# day', other: '# days' })} old`,
  },
  es: {
    today: 'Cuenta nueva, de hoy',
    days: (days: number) => `Cuenta nueva, de hace ${counted('es', days, { one: '# día', other: '# días' })}`,
  },
})

/** For the staff: how old her account is, where it counts as new (`days` is null where it does not). */
export function NewAccountBadge({ days }: { days: number | null }) {
  const texts = useTexts(newAccountTexts)
  if (days === null) return null
  return (
    <Badge tone="notice" icon={<Sprout aria-hidden="true" />}>
      {days === 0 ? texts.today : texts.days(days)}
    </Badge>
  )
}
