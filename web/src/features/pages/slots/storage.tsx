import { KEPT_BY_LIBRARIES } from '../../../lib/kept-by-libraries.ts'
import { KEPT_COOKIES, KEPT_DATABASES, KEPT_ENTRIES } from '../../../lib/kept-here.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { slotTexts } from './slot-texts.ts'
import { storageTexts } from './storage-texts.ts'

/** Made from the list that the code writes by (lib/kept-here.ts). */
export function Storage() {
  const texts = useTexts(slotTexts)
  return (
    <div className="grid gap-8">
      <Kept title={texts.cookies} names={KEPT_COOKIES} />
      <Kept title={texts.storage} names={{ ...KEPT_ENTRIES, ...KEPT_BY_LIBRARIES, ...KEPT_DATABASES }} />
    </div>
  )
}

function Kept({ title, names }: { title: string; names: Partial<Record<keyof (typeof storageTexts)['en'], string>> }) {
  const texts = useTexts(storageTexts)
  const list = Object.entries(names) as [keyof typeof texts, string][]
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <dl className="grid">
        {list.map(([key, name]) => (
          <div key={key} className="grid gap-x-6 border-t border-line py-3 md:grid-cols-[18rem_1fr]">
            <dt>
              <code className="text-sm font-semibold break-all">{name.endsWith(':') ? `${name}…` : name}</code>
            </dt>
            <dd>
              {texts[key].purpose}
              <span className="block text-sm text-muted">{texts[key].kept}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
