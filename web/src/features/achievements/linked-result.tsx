import type { Achievement } from '@heraia/contract/achievements'
import { Link } from '@heraia/ui/link'
import { Timer } from 'lucide-react'
import * as resultAddresses from '../../addresses/results.ts'
import { useTexts } from '../../lib/locale.tsx'
import { achievementTexts } from './achievement-texts.ts'
import { useResultWords } from './use-result-words.ts'

/** In which result it was won, with the way to where her results of that year are. */
export function LinkedResultLine({ achievement: { owner, result } }: { achievement: Achievement }) {
  const texts = useTexts(achievementTexts)
  const words = useResultWords()
  if (!result) return null
  const shown = { panel: 'competitions', season: result.date.slice(0, 4) }
  return (
    <p>
      <Link
        href={resultAddresses.profileStats(owner.handle, shown)}
        className="link figures inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        <Timer aria-hidden="true" className="size-4 shrink-0" />
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {texts.resultIs(words.all(result))}
        </span>
      </Link>
    </p>
  )
}
