import { classNames } from '@heraia/ui/class-names.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { viewerTexts } from './viewer-texts.ts'

/** What the picture shows, for everybody to read. */
export function AltWords({ alt, className }: { alt: string; className?: string }) {
  const texts = useTexts(viewerTexts)
  if (!alt) return null
  return (
    <div className={classNames('flex items-baseline gap-2.5 text-sm', className)}>
      <span aria-hidden="true" className="picture-mark shrink-0">
        ALT
      </span>
      <p dir="auto" className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
        <span className="sr-only">{texts.description} </span>
        {alt}
      </p>
    </div>
  )
}
