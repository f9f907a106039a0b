import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { isElsewhere } from '../../../lib/session/auth-address.ts'
import { EmailChangeForm } from './email-change-form.tsx'
import { emailTexts } from './email-texts.ts'
import { EmailWaiting } from './email-waiting.tsx'

/** Her form for another address, or the one that waits. Also of a guest, whose first one it is. */
export function EmailChange({ user }: { user: User }) {
  const texts = useTexts(emailTexts)
  /** Asked for here just now: what comes next takes the focus, once. */
  const [isAsked, setAsked] = useState(false)
  const current = user.email ?? ''
  const waits = user.new_email
  // A first address may count at once: then the form begins anew, too.
  const form = <EmailChangeForm key={`${current} ${waits}`} current={current} onAsked={() => setAsked(true)} />
  if (!waits) return form
  return (
    <>
      <EmailWaiting
        key={waits}
        current={current}
        wanted={waits}
        sentAt={user.email_change_sent_at}
        isNew={isAsked}
        onSeen={() => setAsked(false)}
      />
      {/* Another server's change cannot be taken back here. With an address mistyped she would wait for ever. */}
      {isElsewhere() && (
        <section className="grid gap-3 border-t border-line pt-6">
          <h2 className="title text-xl">{texts.instead}</h2>
          {form}
        </section>
      )}
    </>
  )
}
