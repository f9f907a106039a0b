import type { PersonChip } from '@heraia/contract/person'
import type { ListedToBlock } from '@heraia/contract/profiles'
import { Banner } from '@heraia/ui/banner'
import { Checkbox } from '@heraia/ui/checkbox'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { blockListTexts } from './block-list-texts.ts'

/** Handles of nobody that are named; of the others how many they are. */
const NAMED = 20

/** How many a file names of each kind. */
export function ListSummary({ items }: { items: readonly ListedToBlock[] }) {
  const texts = useTexts(blockListTexts)
  const { number } = useFormat()
  const of = (found: ListedToBlock['found']) => items.filter((item) => item.found === found)
  const [toBlock, blocked, nobody] = [of('to_block').length, of('blocked').length, of('nobody')]
  return (
    <div className="grid gap-1 rounded-md bg-sunken p-4">
      <p className="font-semibold">{toBlock > 0 ? texts.toBlock(toBlock) : texts.nobodyNew}</p>
      {blocked > 0 && <p>{texts.blocked(blocked)}</p>}
      {of('herself').length > 0 && <p>{texts.herself}</p>}
      {nobody.length > 0 && (
        <p className="[overflow-wrap:anywhere]">
          {texts.nobody(nobody.length)}{' '}
          <span className="text-muted">
            {nobody
              .slice(0, NAMED)
              .map(({ handle }) => handle)
              .join(', ')}{' '}
            {nobody.length > NAMED && texts.andMore(number(nobody.length - NAMED))}
          </span>
        </p>
      )}
    </div>
  )
}

interface ListedPeopleProps {
  people: readonly PersonChip[]
  /** Whom she leaves out. */
  left: ReadonlySet<string>
  onLeft: (left: ReadonlySet<string>) => void
}

/** Who is to be blocked, each with the choice not to; before them, what blocking does. */
export function ListedPeople({ people, left, onLeft }: ListedPeopleProps) {
  const texts = useTexts(blockListTexts)
  function choose(id: string, isChosen: boolean) {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    onLeft(next)
  }
  return (
    <>
      <Banner tone="notice" title={texts.before}>
        {texts.beforeHint}
      </Banner>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-semibold">{texts.choosePeople}</legend>
        {left.size === people.length && <p className="text-sm text-danger-ink">{texts.chosenNone}</p>}
        <div className="divide-y divide-line">
          {people.map(({ id, name, handle }) => (
            <Checkbox
              key={id}
              label={
                <span dir="auto" className="[overflow-wrap:anywhere]">
                  {name}
                </span>
              }
              hint={`@${handle}`}
              checked={!left.has(id)}
              onValue={(isChosen) => choose(id, isChosen)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
