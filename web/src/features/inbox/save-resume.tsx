import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { apiFetch } from '../../lib/api-transport.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { inboxTexts } from './inbox-texts.ts'

interface SaveResumeProps {
  id: string
  resume: { name: string; bytes: number }
}

/** Fetched with her session, then handed to the browser for saving: a plain link would come without it. */
export function SaveResume({ id, resume: { name, bytes } }: SaveResumeProps) {
  const texts = useTexts(inboxTexts)
  const format = useFormat()
  const fetching = useMutation({
    mutationFn: async () => save(await fetchResume(id), name),
    onError: () => showToast({ message: texts.resumeFailed, tone: 'danger' }),
  })
  const size = `${format.number(Math.max(1, Math.round(bytes / 1000)))} kB`
  return (
    <div>
      <Button pending={fetching.isPending} pendingLabel={texts.loading} onClick={() => fetching.mutate()}>
        {texts.resume(size)}
      </Button>
    </div>
  )
}

async function fetchResume(id: string): Promise<Blob> {
  const answer = await apiFetch(new Request(new URL(`/api/admin/inbox/${id}/resume`, location.origin)))
  if (!answer.ok) throw new Error(`The resume answered ${answer.status}`)
  return answer.blob()
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
