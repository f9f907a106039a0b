import { SearchField } from '@heraia/ui/search-field'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { signedInTexts } from './signed-in-texts.ts'

/** Opens on `/` and Ctrl-K (Command-K), from anywhere but a place where she writes. */
export function QuickSearch() {
  const texts = useTexts(signedInTexts)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')

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
    </dialog>
  )
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
}
