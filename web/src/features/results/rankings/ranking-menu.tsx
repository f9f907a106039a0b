import type { Ranking } from '@heraia/contract/rankings'
import { Menu } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, BadgeX, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { RemoveDialog } from '../../../pieces/remove-dialog.tsx'
import { SpokenConfirm } from '../../../pieces/spoken-dialog.tsx'
import { RankingDialog } from './ranking-dialog.tsx'
import { rankingTexts } from './ranking-texts.ts'

const icon = { 'aria-hidden': true } as const

/** What she may do with an entry: change hers, or verify one; nothing where she may do neither. */
export function RankingMenu({ ranking }: { ranking: Ranking }) {
  const texts = useTexts(rankingTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'remove' | 'verify' | null>(null)
  const verify = useMutation({
    mutationFn: (verified: boolean) =>
      client.results.verifyRanking({ id: ranking.id, updatedAt: ranking.updatedAt, verified }),
    onSuccess: async (_answer, verified) => {
      setOpen(null)
      showToast({ message: verified ? texts.nowVerified : texts.nowUnverified })
      await queries.invalidateQueries({ queryKey: api.results.key() })
    },
    onError: (error) => {
      const isStale = failureOf(error).reason === 'edited_elsewhere'
      showToast({ message: isStale ? texts.changedMeanwhile : errorText(errors, error), tone: 'danger' })
      if (!isStale) return
      setOpen(null)
      return queries.invalidateQueries({ queryKey: api.results.key() })
    },
  })
  const { may } = ranking
  if (!may.edit && !may.verify && !may.unverify) return null
  return (
    <>
      <Menu
        label={texts.menu(`${texts[ranking.scope]}, ${ranking.category}, ${ranking.date}`)}
        trigger="icon"
        icon={<Ellipsis aria-hidden="true" className="size-6" />}
        choices={[
          ...(may.verify
            ? [{ id: 'verify', label: texts.verify, icon: <BadgeCheck {...icon} />, onAction: () => setOpen('verify') }]
            : []),
          ...(may.unverify
            ? [
                {
                  id: 'unverify',
                  label: texts.unverify,
                  icon: <BadgeX {...icon} />,
                  onAction: () => verify.mutate(false),
                },
              ]
            : []),
          ...(may.edit
            ? [
                { id: 'edit', label: texts.edit, icon: <Pencil {...icon} />, onAction: () => setOpen('edit') },
                {
                  id: 'remove',
                  label: texts.remove,
                  icon: <Trash2 {...icon} />,
                  tone: 'danger' as const,
                  onAction: () => setOpen('remove'),
                },
              ]
            : []),
        ]}
      />
      {open === 'edit' && <RankingDialog ranking={ranking} onClose={() => setOpen(null)} />}
      <SpokenConfirm
        open={open === 'verify'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={texts.verifyAsk}
        confirmLabel={texts.verify}
        cancelLabel={texts.cancel}
        tone="primary"
        onConfirm={() => verify.mutate(true)}
        pending={verify.isPending}
      >
        {texts.verifyHint}
      </SpokenConfirm>
      {open === 'remove' && (
        <RemoveDialog
          title={texts.removeAsk}
          words={texts}
          remove={() => client.results.removeRanking({ id: ranking.id })}
          onRemoved={() => queries.invalidateQueries({ queryKey: api.results.key() })}
          onClose={() => setOpen(null)}
        >
          {texts.removeHint}
        </RemoveDialog>
      )}
    </>
  )
}
