import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { Copy } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { PRODUCT_NAME } from '../../../product.ts'
import { proofTexts } from './proof-texts.ts'
import type { LinkChecking } from './use-link-checks.ts'

/** What she puts on her pages, or that nothing is checked here. */
export function HowToProve({ checking: { query } }: { checking: LinkChecking }) {
  const texts = useTexts(proofTexts)
  if (query.isError && !query.data) {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="small" pending={query.isFetching} onClick={() => void query.refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Banner>
    )
  }
  if (!query.data) return null
  if (!query.data.available) return <Banner>{texts.notHere}</Banner>
  const line = `<a rel="me" href="${query.data.profileUrl}">${PRODUCT_NAME}</a>`
  const copy = () =>
    navigator.clipboard.writeText(line).then(
      () => showToast({ message: texts.copied, tone: 'success' }),
      () => showToast({ message: texts.notCopied, tone: 'danger' }),
    )
  return (
    <section aria-labelledby="how-to-prove" className="grid gap-3 border-t border-line pt-5">
      <h3 id="how-to-prove" className="title text-lg">
        {texts.title}
      </h3>
      <p className="text-muted">{texts.how}</p>
      <p>{texts.line}</p>
      <code className="block rounded-sm bg-sunken p-3 text-sm [overflow-wrap:anywhere]">{line}</code>
      <Button
        className="w-fit max-sm:w-full"
        icon={<Copy aria-hidden="true" className="size-5" />}
        onClick={() => void copy()}
      >
        {texts.copy}
      </Button>
      <p className="text-sm text-muted">{texts.elsewhere}</p>
    </section>
  )
}
