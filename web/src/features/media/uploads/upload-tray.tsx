import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { cancelUpload } from './upload-acts.ts'
import { UploadRow } from './upload-row.tsx'
import type { Upload } from './upload-store.ts'
import { uploadTexts } from './upload-texts.ts'
import { percentOf } from './upload-words.ts'

/** Files on their way while she is on another screen: one line in the corner, and the list behind it. */
export function UploadTray({ uploads }: { uploads: readonly Upload[] }) {
  const texts = useTexts(uploadTexts)
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (uploads.length === 0) return null
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const percent = percentOf(uploads.filter(({ state }) => state !== 'failed'))
  /** The keyboard goes on at the row that takes its place, or at one before. */
  function remove({ id }: Upload) {
    const at = uploads.findIndex((upload) => upload.id === id)
    const rows = list.current?.children
    const next = (rows?.[at + 1] ?? rows?.[at - 1])?.querySelector('button') ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
    void cancelUpload(id)
  }
  const Chevron = isOpen ? ChevronDown : ChevronUp
  return (
    <section
      aria-label={texts.list}
      className="fixed end-3 bottom-20 z-30 w-[min(22rem,calc(100vw-1.5rem))] overflow-hidden rounded-md border border-line bg-raised shadow-float lg:bottom-4"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="touch flex w-full items-center gap-3 px-4 py-2 text-start text-sm font-semibold"
      >
        {failed > 0 && <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger-ink" />}
        <span className="grow">{failed > 0 ? texts.trayFailed(failed) : texts.tray(uploads.length)}</span>
        {failed < uploads.length && <span className="figures text-muted">{texts.sending(percent)}</span>}
        <Chevron aria-hidden="true" className="size-5 shrink-0" />
      </button>
      <div aria-hidden="true" className="h-1 bg-line">
        <div
          className="h-full bg-accent transition-[width]"
          style={{ width: `${failed < uploads.length ? percent : 0}%` }}
        />
      </div>
      {isOpen && (
        <ul ref={list} className="max-h-[50dvh] divide-y divide-line overflow-y-auto ps-4 pe-1">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRemove={remove} />
          ))}
        </ul>
      )}
    </section>
  )
}
