import type { PersonChip } from '@heraia/contract/person'
import type { ListedToBlock } from '@heraia/contract/profiles'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { SpokenDialog } from '../../../pieces/spoken-dialog.tsx'
import { BlockListRun } from './block-list-run.tsx'
import { blockListTexts } from './block-list-texts.ts'
import { ListedPeople, ListSummary } from './listed-people.tsx'
import { type Looking, useBlockListFile, useBlockRun } from './use-block-list.ts'

/** From a file to blocks: who is on it, what blocking does, and what came of it. */
export function BlockListDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(blockListTexts)
  const { number } = useFormat()
  const { looking, choose } = useBlockListFile()
  const { run, start } = useBlockRun()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const items = looking.state === 'found' ? looking.items : []
  const people = toBlock(items)
  const chosen = people.filter(({ id }) => !left.has(id))
  const take = (file: File) => {
    setLeft(new Set())
    void choose(file)
  }
  return (
    <SpokenDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={run ? undefined : texts.lead}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{run ? texts.close : texts.cancel}</Button>
          {!run && chosen.length > 0 && (
            <Button tone="danger" onClick={() => start(chosen)}>
              {texts.block(number(chosen.length))}
            </Button>
          )}
        </>
      }
    >
      {run ? (
        <BlockListRun run={run} onAgain={() => start(run.failed)} />
      ) : (
        <div className="mt-4 grid gap-5">
          <ChooseFile looking={looking} onFile={take} />
          <div aria-live="polite">
            <FileProblem looking={looking} onRetry={take} />
            {looking.state === 'found' && <ListSummary items={items} />}
          </div>
          {people.length > 0 && <ListedPeople people={people} left={left} onLeft={setLeft} />}
        </div>
      )}
    </SpokenDialog>
  )
}

const toBlock = (items: readonly ListedToBlock[]): PersonChip[] =>
  items.flatMap(({ found, person }) => (found === 'to_block' && person ? person : []))

function ChooseFile({ looking, onFile }: { looking: Looking; onFile: (file: File) => void }) {
  const texts = useTexts(blockListTexts)
  const input = useRef<HTMLInputElement>(null)
  const isFirst = looking.state === 'none'
  return (
    <>
      <Button
        className="w-fit max-sm:w-full"
        tone={isFirst ? 'primary' : 'quiet'}
        icon={<FileUp aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
        pending={looking.state === 'looking'}
        pendingLabel={texts.looking}
      >
        {isFirst ? texts.choose : texts.chooseOther}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={texts.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.item(0)
          if (file) onFile(file)
          // The same file again, corrected meanwhile, is a choice too.
          event.target.value = ''
        }}
      />
    </>
  )
}

function FileProblem({ looking, onRetry }: { looking: Looking; onRetry: (file: File) => void }) {
  const texts = useTexts(blockListTexts)
  const errors = useTexts(errorTexts)
  if (looking.state === 'problem') return <Banner tone="danger">{texts.problems[looking.problem]}</Banner>
  if (looking.state !== 'failed') return null
  return (
    <Banner tone="danger" action={<Button onClick={() => onRetry(looking.file)}>{texts.retry}</Button>}>
      {errorText(errors, looking.error)}
    </Banner>
  )
}
