import type { Statistics } from '@heraia/contract/figures'
import { useTexts } from '../../../lib/locale.tsx'
import { FigureLink } from '../figures/figure-link.tsx'
import { figureNames } from '../figures/figure-texts.ts'
import { MedalIcon, type MedalName } from '../list/place-mark.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { competitionTexts } from '../stats-texts.ts'
import type { StatsViewing } from '../use-stats-view.ts'

const ORDER: readonly MedalName[] = ['gold', 'silver', 'bronze']

/** How many of each, side by side. */
export function MedalSummary({ medals, viewing }: { medals: Statistics['medals']; viewing: StatsViewing }) {
  const texts = useTexts(competitionTexts)
  const names = useTexts(figureNames)
  const marks = useMarks()
  return (
    <dl className="grid grid-cols-3 gap-3">
      {ORDER.map((medal) => (
        <div key={medal} className="grid justify-items-center gap-1 rounded-md bg-sunken px-2 py-4 text-center">
          <dt className="grid justify-items-center gap-2 text-sm">
            <MedalIcon medal={medal} />
            {texts[medal]}
          </dt>
          <dd className="title figures text-2xl leading-none">
            <FigureLink figure={medals[medal]} viewing={viewing} name={names[medal]}>
              {marks.figure(medals[medal]) ?? '0'}
            </FigureLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
