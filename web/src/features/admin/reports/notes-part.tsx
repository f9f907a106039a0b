import type { ReportNoteId } from '@heraia/contract/ids'
import { NOTE_MAX } from '@heraia/contract/report-notes'
import type { ReportNote, StaffReport } from '@heraia/contract/reports'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { TextArea } from '@heraia/ui/text-area'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { idKeeper, NOT_SENT } from '../../../lib/id-for.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { short } from '../../../lib/short.ts'
import { useRefusalText } from '../../../lib/use-refusal-text.ts'
import { notesTexts } from './notes-texts.ts'
import { Part } from './report-part.tsx'
import { reportOf } from './report-queries.ts'
import { askReportsAnew } from './use-report-changes.ts'

/** What the staff notes for each other about what was reported, and a note more. */
export function NotesPart({ report, notes }: { report: StaffReport; notes: readonly ReportNote[] }) {
  const texts = useTexts(notesTexts)
  return (
    <Part title={texts.title}>
      {notes.length > 0 && (
        <ul aria-label={texts.title} className="grid gap-2">
          {notes.map((note) => (
            <Note key={note.id} report={report} note={note} />
          ))}
        </ul>
      )}
      <NoteForm report={report} />
    </Part>
  )
}

function Note({ report, note }: { report: StaffReport; note: ReportNote }) {
  const texts = useTexts(notesTexts)
  const { locale } = useLocale()
  const [isSure, setSure] = useState(false)
  const removing = useRemove()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-2">
      <div className="min-w-0 grow basis-60 py-1">
        <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
          {note.text}
        </p>
        <p className="text-sm text-muted">
          <bdi>{note.isYours ? texts.you : (note.by ?? texts.gone)}</bdi> ·{' '}
          <Time at={note.at} locale={locale} look="moment" />
        </p>
      </div>
      {note.isYours && (
        <Button
          tone="quiet"
          aria-label={texts.removeNote(short(note.text, 40))}
          pending={removing.isPending}
          onClick={() => setSure(true)}
        >
          {texts.remove}
        </Button>
      )}
      <ConfirmDialog
        open={isSure}
        onOpenChange={setSure}
        title={texts.sure}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        tone="danger"
        onConfirm={() => {
          removing.mutate({ id: report.id, noteId: note.id })
          setSure(false)
        }}
      >
        {texts.sureBody}
      </ConfirmDialog>
    </li>
  )
}

/** What she writes is kept until the server has it. */
function NoteForm({ report: { id } }: { report: StaffReport }) {
  const texts = useTexts(notesTexts)
  const refusal = useRefusalText(texts.refused)
  const queries = useQueryClient()
  const draft = useDraft(`report-note:${id}`, '')
  const ids = idKeeper<ReportNoteId>(useDraft(`report-note-id:${id}`, NOT_SENT))
  const box = useRef<HTMLTextAreaElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const adding = useMutation({
    mutationFn: (text: string) => client.admin.writeReportNote({ id, noteId: ids.of(text), text }),
    onSuccess: (saved, text) => {
      ids.sent()
      // What she goes on writing while it is sent stays.
      draft.sent((now) => (now.trim() === text ? '' : now))
      setIsAsked(false)
      showSaved(queries, saved)
      showToast({ message: texts.added, tone: 'success' })
    },
  })
  const text = draft.value.trim()
  const over = text.length - NOTE_MAX
  const problem = over > 0 ? texts.tooLong(over) : isAsked && !text ? texts.required : undefined

  function send(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (over > 0 || !text) return box.current?.focus()
    adding.mutate(text)
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3 pt-2">
      <TextArea
        ref={box}
        label={texts.label}
        hint={texts.hint}
        error={problem ?? (adding.isError ? refusal(adding.error) : undefined)}
        value={draft.value}
        onValue={(now) => {
          setIsAsked(false)
          if (adding.isError) adding.reset()
          draft.change(now)
        }}
        countTo={draft.value ? NOTE_MAX : undefined}
        rows={2}
      />
      <Button type="submit" pending={adding.isPending} pendingLabel={texts.adding} className="w-fit">
        {texts.add}
      </Button>
    </form>
  )
}

function useRemove() {
  const texts = useTexts(notesTexts)
  const refusal = useRefusalText(texts.refused)
  const queries = useQueryClient()
  return useMutation(
    api.admin.removeReportNote.mutationOptions({
      onSuccess: (saved) => {
        showSaved(queries, saved)
        showToast({ message: texts.removed, tone: 'success' })
      },
      onError: (error) => showToast({ message: refusal(error), tone: 'danger' }),
    }),
  )
}

/** How many there are stands in the queue, and all of them with each report of the same; a stream that is away does not say so. */
function showSaved(queries: QueryClient, saved: StaffReport): void {
  queries.setQueryData(reportOf(saved.id).queryKey, saved)
  askReportsAnew(queries)
}
