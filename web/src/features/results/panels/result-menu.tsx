import type { ResultId } from '@heraia/contract/ids'
import type { Profile } from '@heraia/contract/profiles'
import type { Result } from '@heraia/contract/results'
import { uuid7 } from '@heraia/contract/uuid7'
import { Menu } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { orGone } from '../../../lib/or-gone.ts'
import { SpokenConfirm } from '../../../pieces/spoken-dialog.tsx'
import { again } from '../form/result-form.ts'
import { resultsChanged } from '../results-queries.ts'
import { competitionTexts } from '../stats-texts.ts'

const EditResult = lateDialog(async () => (await import('../form/result-dialog.tsx')).EditResult)

/** What she can do with a result of hers. */
export function ResultMenu({ result, profile }: { result: Result; profile: Profile }) {
  const texts = useTexts(competitionTexts)
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const remove = useRemoveResult(result, () => setOpen(null))
  return (
    <>
      <Menu
        label={texts.menu(result.event)}
        trigger="icon"
        icon={<Ellipsis aria-hidden="true" className="size-6" />}
        choices={[
          { id: 'edit', label: texts.edit, icon: <Pencil aria-hidden="true" />, onAction: () => setOpen('edit') },
          {
            id: 'remove',
            label: texts.remove,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onAction: () => setOpen('remove'),
          },
        ]}
      />
      <Suspense>
        {open === 'edit' && <EditResult result={result} profile={profile} onClose={() => setOpen(null)} />}
      </Suspense>
      <SpokenConfirm
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={texts.removeAsk}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
      >
        {texts.removeHint}
      </SpokenConfirm>
    </>
  )
}

function useRemoveResult(result: Result, onDone: () => void) {
  const texts = useTexts(competitionTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const failed = (error: unknown) => showToast({ message: errorText(errors, error), tone: 'danger' })

  async function undo() {
    try {
      await client.results.add({ id: uuid7() as ResultId, ...again(result) })
      showToast({ message: texts.restored, tone: 'success' })
      await resultsChanged(queries)
    } catch (error) {
      failed(error)
    }
  }

  return useMutation({
    mutationFn: () => orGone(client.results.remove({ id: result.id })),
    onSuccess: async () => {
      onDone()
      showToast({ message: texts.removed, action: { label: texts.undo, onPress: () => void undo() } })
      await resultsChanged(queries)
    },
    onError: failed,
  })
}
