import type { Medium } from '@heraia/contract/media'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { postTexts } from './post-texts.ts'

/**
 * What its author says may upset stands covered: how much of it there is, and all of it after a press, without scripts, too.
 * All else as it is.
 */
export function CoveredMedia({ media, children }: { media: readonly Medium[]; children: ReactNode }) {
  const texts = useTexts(postTexts)
  if (!media.some(({ sensitive }) => sensitive)) return children
  const what = media[0]?.video ? texts.sensitiveVideo : texts.sensitivePictures(media.length)
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
        <EyeOff aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 grow font-semibold">{what}</span>
        <span className="link group-open:hidden">{texts.showSensitive}</span>
        <span className="link hidden group-open:inline">{texts.coverSensitive}</span>
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
