import { Button } from '@heraia/ui/button'
import { SearchField } from '@heraia/ui/search-field'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { signedInTexts } from './signed-in-texts.ts'
import { chooseSlashKey, isSlashKeyOn, useSlashKey } from './slash-key.ts'

/** Opens on Ctrl-K (Command-K), and on `/` from anywhere but a place where she writes; `/` can be switched off (WCAG 2.1.4). */
export function QuickSearch() {
  const texts = useTexts(signedInTexts)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const isSlashOn = useSlashKey()

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      dialog.current?.showModal()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [])

  const search = (q: string) => {
    dialog.current?.close()
    void navigate(addresses.search({ q: q.trim() }))
  }
  return (
    <dialog
      ref={dialog}
      aria-label={texts.quickSearch}
      onClose={() => setWords('')}
      className="mx-auto mt-[12dvh] w-[36rem] max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-raised p-4 text-ink backdrop:bg-scrim"
    >
      <SearchField
        label={texts.quickSearch}
        placeholder={texts.quickSearchHint}
        value={words}
        onValue={setWords}
        onSearch={search}
        clearLabel={texts.clear}
      />
      <Button tone="plain" size="small" onClick={() => chooseSlashKey(!isSlashOn)} className="mt-2">
        {isSlashOn ? texts.withoutSlash : texts.withSlash}
      </Button>
    </dialog>
  )
}

const OPEN = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]'

function isShortcut(event: KeyboardEvent): boolean {
  // What has opened is answered first; a menu goes by the letters that she presses.
  if (document.querySelector(OPEN)) return false
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !isSlashKeyOn()) return false
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
}
