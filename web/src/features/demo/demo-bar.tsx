import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { type DemoPerson, demoControl, demoView } from '../../lib/demo/demo-control.ts'
import { basePath } from '../../lib/demo/is-demo.ts'
import { patiently } from '../../lib/demo/patiently.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { DemoMail } from './demo-mail.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { demoTexts } from './demo-texts.ts'
import { leaveDemo } from './leave-demo.ts'

/** Above everything in the demo: that it is one, whom to be in it, how to begin again and how to leave. */
export function DemoBar() {
  const texts = useTexts(demoTexts)
  const view = useSyncExternalStore(demoView.subscribe, demoView.get, demoView.get)
  const [asksReset, setAsksReset] = useState(false)
  return (
    <section
      ref={tellsHeight}
      aria-label={texts.name}
      className="border-b border-line bg-notice-soft text-on-notice-soft"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1">
        <p className="min-w-0 flex-1 basis-64 text-sm">
          <strong>{view.phase === 'opening' ? texts.opening : texts.thisIs}</strong> {texts.says}
        </p>
        <div className="-mx-2 flex flex-wrap items-center sm:mx-0 sm:gap-1 max-sm:[&_button]:px-2">
          {view.phase === 'open' && <People />}
          {view.phase === 'open' && <DemoMail />}
          {view.phase !== 'impossible' && (
            <Button tone="plain" size="small" onClick={() => setAsksReset(true)}>
              {texts.reset}
            </Button>
          )}
          <Button tone="plain" size="small" onClick={() => void leaveDemo()}>
            {texts.leave}
          </Button>
        </div>
      </div>
      <div className="mx-auto max-w-7xl px-4">
        <DemoNotice view={view} />
      </div>
      <ConfirmDialog
        open={asksReset}
        onOpenChange={setAsksReset}
        title={texts.resetTitle}
        confirmLabel={texts.resetConfirm}
        cancelLabel={texts.cancel}
        onConfirm={() => demoControl().reset()}
      >
        {texts.resetHelp}
      </ConfirmDialog>
    </section>
  )
}

/** For screens that are as high as what is left (messages). */
function tellsHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--above-shell', `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => watch.disconnect()
}

/** In this tab, or in another one beside it: they write to each other live. */
function People() {
  const texts = useTexts(demoTexts)
  const { login, user } = useSession()
  const navigate = useNavigate()
  const { people } = demoControl()
  const become = async (person: DemoPerson) => {
    if ((await patiently(() => login(person))) === 'in') await navigate(addresses.feed())
    else showToast({ message: texts.notBecome(person.name), tone: 'danger' })
  }
  const roleOf = ({ role }: DemoPerson) => new Map(Object.entries(texts.roles)).get(role) ?? role
  const here = people.map((person) => ({
    id: person.key,
    label: texts.inThisTab(person.name, roleOf(person)),
    disabled: user?.email === person.email,
    onAction: () => void become(person),
  }))
  const beside = people.map((person) => ({
    id: `${person.key}-beside`,
    label: texts.inNewTab(person.name),
    onAction: () => void window.open(`${basePath}${addresses.feed()}?demo=${person.key}`, '_blank', 'noopener'),
  }))
  return <Menu label={texts.people} choices={[...here, ...beside]} tone="plain" size="small" />
}
