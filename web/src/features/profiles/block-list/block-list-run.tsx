import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { blockListTexts } from './block-list-texts.ts'
import type { BlockRun } from './use-block-list.ts'

/** How far it is, and in the end who is blocked and who is not. */
export function BlockListRun({ run, onAgain }: { run: BlockRun; onAgain: () => void }) {
  const texts = useTexts(blockListTexts)
  const errors = useTexts(errorTexts)
  const { number } = useFormat()
  const { state, all, blocked, failed } = run
  const done = blocked + failed.length
  return (
    <div className="mt-2 grid gap-4">
      {state === 'running' && (
        <div className="grid gap-1">
          <progress
            aria-label={texts.progress}
            value={done}
            max={all}
            className="h-4 w-full appearance-none overflow-hidden rounded-full border border-control bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
          />
          <p className="figures text-sm text-muted">{texts.running(number(done), number(all))}</p>
          <p className="text-sm text-muted">{texts.stopHint}</p>
        </div>
      )}
      <div aria-live="polite" className="grid gap-4">
        {state === 'done' && blocked > 0 && <Banner tone="success">{texts.done(blocked)}</Banner>}
        {state === 'done' && failed.length > 0 && (
          <Banner
            tone="danger"
            title={texts.failed(failed.length)}
            action={<Button onClick={onAgain}>{texts.again}</Button>}
          >
            <p dir="auto" className="[overflow-wrap:anywhere]">
              {failed.map(({ name }) => name).join(', ')}
            </p>
            <p>{errorText(errors, run.error)}</p>
          </Banner>
        )}
      </div>
    </div>
  )
}
