import type { ContentPage } from '@heraia/contract/content'
import { buttonLook } from '@heraia/ui/button-look.ts'
import { Download } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { hrefOf } from '../../../lib/site-link.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { slotTexts } from './slot-texts.ts'

/** What can be saved, and what it weighs. */
export function MediaKit({ files = [] }: { files: ContentPage['downloads'] }) {
  const texts = useTexts(slotTexts)
  const format = useFormat()
  return files.map(({ name, href, bytes }) => (
    <p key={href}>
      <a href={hrefOf(href)} download={name} className={buttonLook({ tone: 'quiet' })}>
        <Download aria-hidden="true" className="size-5" />
        {texts.kit(`${format.number(Math.round(bytes / 1000))} kB`)}
      </a>
    </p>
  ))
}
