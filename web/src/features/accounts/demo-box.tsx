import { Button } from '@heraia/ui/button'
import { useTexts } from '../../lib/locale.tsx'
import { signInTexts } from './sign-in-texts.ts'

/** Fills in the demo pair; there only where made-up people live on this server. */
export function DemoBox({ email, onFill }: { email: string; onFill: () => void }) {
  const texts = useTexts(signInTexts)
  return (
    <section aria-label={texts.demoTitle} className="mt-8 rounded-md border border-line bg-sunken p-4">
      <h2 className="font-semibold">{texts.demoTitle}</h2>
      <p className="mb-3 text-sm text-muted">{email}</p>
      <Button onClick={onFill} width="full">
        {texts.demoFill}
      </Button>
    </section>
  )
}
