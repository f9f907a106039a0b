import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { safetyTexts } from '../accounts/settings-texts.ts'
import { BlockListDialog } from './block-list/block-list-dialog.tsx'
import { saveBlockList } from './block-list/save-block-list.ts'
import { SilencedRow, SilencedSection } from './silenced-section.tsx'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

/** Whom she blocked; the list as a file, and a file as a list. */
export function BlockedPeople() {
  const texts = useTexts(safetyTexts)
  const errors = useTexts(errorTexts)
  const [isImporting, setImporting] = useState(false)
  const list = useInfiniteList(api.profiles.blocked.infiniteOptions(byCursor((cursor) => ({ cursor }))))
  const save = useMutation({
    mutationFn: saveBlockList,
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  const hasSome = list.items !== undefined && list.items.length > 0
  return (
    <>
      <SilencedSection
        title={texts.blockedTitle}
        lead={texts.blockedLead}
        empty={texts.blockedEmpty}
        list={list}
        actions={
          <>
            {hasSome && (
              <Button
                size="small"
                icon={<FileDown {...icon} />}
                pending={save.isPending}
                pendingLabel={texts.savingList}
                onClick={() => save.mutate()}
              >
                {texts.saveList}
              </Button>
            )}
            <Button size="small" icon={<FileUp {...icon} />} onClick={() => setImporting(true)}>
              {texts.importList}
            </Button>
          </>
        }
      >
        {(person) => (
          <SilencedRow
            key={person.id}
            person={person}
            label={texts.unblock}
            name={texts.unblockOf(person.name)}
            undo={() => client.profiles.unblock({ id: person.id }).then(() => null)}
          />
        )}
      </SilencedSection>
      {isImporting && <BlockListDialog onClose={() => setImporting(false)} />}
    </>
  )
}
