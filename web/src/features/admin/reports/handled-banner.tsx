import type { HandledReport } from '@heraia/contract/reports'
import { Banner } from '@heraia/ui/banner'
import { Link } from '@heraia/ui/link'
import * as staffAddresses from '../../../addresses/staff.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSameSearch } from '../../../pieces/use-same-search.ts'
import { assignTexts } from './assign-texts.ts'

/** Of each of several that could not be handled, why; the others are done. */
export function HandledBanner({ handled, onDismiss }: { handled: readonly HandledReport[]; onDismiss: () => void }) {
  const texts = useTexts(assignTexts)
  const sameSearch = useSameSearch()
  const left = handled.filter(({ outcome }) => outcome !== 'done')
  if (left.length === 0) return null
  const done = handled.length - left.length
  return (
    <Banner
      tone="notice"
      className="my-4"
      title={[done > 0 && texts.done(done), `${texts.notDone(left.length)}:`].filter(Boolean).join(' ')}
      dismissLabel={texts.close}
      onDismiss={onDismiss}
    >
      <ul>
        {left.map(({ id, reference, outcome, by }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            {reference && (
              <Link
                href={sameSearch(staffAddresses.report(id))}
                className="figures inline-flex min-h-11 items-center text-current! underline"
              >
                {reference}
              </Link>
            )}
            <span dir="auto">{outcome !== 'done' && texts.outcome[outcome](by ?? texts.somebody)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
