import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { PRODUCT_NAME } from '../../../product.ts'
import { copyText } from './copy-text.ts'
import { factorTexts } from './factor-texts.ts'
import { groupedCode } from './grouped-code.ts'
import { securityTexts } from './security-texts.ts'

/** The one time that her codes are shown: to copy, to keep as a file, to write down. */
export function ShownCodes({ codes: made, onKept }: { codes: string[]; onKept: () => void }) {
  const texts = useTexts(factorTexts)
  const common = useTexts(securityTexts)
  const me = useMe()
  const list = useRef<HTMLOListElement>(null)
  const codes = made.map(groupedCode)
  const text = codes.join('\n')
  const file = `${texts.fileTitle} ${PRODUCT_NAME}, ${me.email || me.handle}\n\n${text}\n`
  // What she pressed is gone, and this is shown only now.
  useEffect(() => list.current?.focus(), [])
  return (
    <div className="grid w-full gap-4">
      <Banner tone="notice">{texts.codesOnce}</Banner>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={texts.codes}
        className="figures grid gap-x-8 gap-y-2 rounded-md border border-line bg-raised p-4 text-lg sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copyText(text, common.copied)}
        >
          {texts.copyCodes}
        </Button>
        <Button icon={<Download aria-hidden="true" className="size-5" />} onClick={() => saveFile(file)}>
          {texts.download}
        </Button>
        <Button tone="primary" onClick={onKept}>
          {texts.kept}
        </Button>
      </div>
    </div>
  )
}

function saveFile(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' })
  link.click()
  URL.revokeObjectURL(url)
}
