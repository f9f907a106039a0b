import type { Ranking } from '@heraia/contract/rankings'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts, isNotFound } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { RankingDialog } from './ranking-dialog.tsx'
import { rankingTexts } from './ranking-texts.ts'

export function RankingMenu({ ranking }: { ranking: Ranking }) {
  const texts = useTexts(rankingTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const remove = useMutation({
    mutationFn: () =>
      client.results
        .removeRanking({ id: ranking.id })
        .catch((error: unknown) => (isNotFound(error) ? null : Promise.reject(error as Error))),
    onSuccess: async () => {
      setOpen(null)
      showToast({ message: texts.removed })
      await queries.invalidateQueries({ queryKey: api.results.key() })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return (
    <>
      <Menu
        label={texts.menu(`${texts[ranking.scope]}, ${ranking.category}, ${ranking.date}`)}
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
      {open === 'edit' && <RankingDialog ranking={ranking} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={texts.removeAsk}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
      >
        {texts.removeHint}
      </ConfirmDialog>
    </>
  )
}
