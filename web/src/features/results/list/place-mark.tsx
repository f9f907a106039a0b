import { Medal } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { competitionTexts } from '../stats-texts.ts'

const MEDALS = ['gold', 'silver', 'bronze'] as const
export type MedalName = (typeof MEDALS)[number]

const paints: Record<MedalName, string> = {
  gold: 'bg-art-sun text-art-ink',
  silver: 'bg-art-ice text-art-ink',
  bronze: 'bg-art-clay text-art-ink',
}

/** A medal is a drawing, its number and its name: nobody needs the colour. */
export function MedalIcon({ medal }: { medal: MedalName }) {
  return (
    <span aria-hidden="true" className={`relative grid size-11 place-items-center rounded-full ${paints[medal]}`}>
      <Medal className="size-6" />
      <span className="figures absolute -end-1 -bottom-1 grid size-5 place-items-center rounded-full bg-inverse text-xs font-bold text-on-inverse">
        {MEDALS.indexOf(medal) + 1}
      </span>
    </span>
  )
}

/** The place she came in: a medal for the first three, the number for the rest. */
export function PlaceMark({ position }: { position: number | null }) {
  const texts = useTexts(competitionTexts)
  const { mark } = useMarks()
  const medal = position === null ? undefined : MEDALS[position - 1]
  return (
    <span className="grid w-14 shrink-0 justify-items-center gap-1 text-xs font-semibold">
      {medal && <MedalIcon medal={medal} />}
      {medal && texts[medal]}
      {position !== null && !medal && (
        <span className="figures grid size-11 place-items-center rounded-full border border-control text-sm">
          <span aria-hidden="true">{mark(position, 'place')}</span>
          <span className="sr-only">{texts.place(mark(position, 'place'))}</span>
        </span>
      )}
    </span>
  )
}
