import { Button } from '@heraia/ui/button'
import { CountBadge } from '@heraia/ui/count-badge'
import { Dialog } from '@heraia/ui/dialog'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { DemoMails } from './demo-mails.tsx'
import { demoTexts } from './demo-texts.ts'

/** What a mail server would have carried: links to confirm, codes, notices. */
export function DemoMail() {
  const texts = useTexts(demoTexts)
  const [isOpen, setOpen] = useState(false)
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    const came = () => setUnread((before) => before + 1)
    addEventListener('demo-mailed', came)
    return () => removeEventListener('demo-mailed', came)
  }, [])
  const changes = (next: boolean) => {
    setOpen(next)
    setUnread(0)
  }
  return (
    <>
      <Button tone="plain" size="small" onClick={() => changes(true)}>
        {texts.mail}
        {unread > 0 && (
          <span className="ms-1.5">
            <CountBadge count={unread} label={texts.mailNew(unread)} />
          </span>
        )}
      </Button>
      <Dialog open={isOpen} onOpenChange={changes} title={texts.mailTitle} closeLabel={texts.close} size="large">
        <p className="mb-4 text-muted">{texts.mailHelp}</p>
        <DemoMails onFollow={() => changes(false)} />
      </Dialog>
    </>
  )
}
