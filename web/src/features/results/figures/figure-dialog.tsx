import type { Figure } from '@heraia/contract/figures'
import type { PersonId } from '@heraia/contract/ids'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { SpokenDialog } from '../../../pieces/spoken-dialog.tsx'
import { ResultList } from '../list/result-list.tsx'
import { useMarks } from '../marks/use-marks.ts'
import type { StatsViewing } from '../use-stats-view.ts'
import { figureNames, figureTexts } from './figure-texts.ts'
import { HowComputed } from './how-computed.tsx'
import { useFigure } from './use-figure.ts'

/** Where a number comes from: its formula, what went in, and the results themselves. Its address can be shared. */
export function FigureDialog({ personId, viewing }: { personId: PersonId; viewing: StatsViewing }) {
  const texts = useTexts(figureTexts)
  const { season, category, figure: id } = viewing.view
  const figure = useFigure(personId, viewing.view)
  const title = useFigureTitle(figure)
  const [closed, setClosed] = useState<string>()
  if (closed !== undefined && closed !== id) setClosed(undefined)
  if (id === undefined || closed === id) return null
  // It goes at once, the address follows: while a navigation is under way the page below cannot take the focus back.
  const close = () => {
    setClosed(id)
    viewing.show({ figure: undefined }, { replace: true })
  }
  return (
    <SpokenDialog
      open
      onOpenChange={(open) => !open && close()}
      title={title ?? texts.title}
      closeLabel={texts.close}
      size="large"
    >
      {figure && <FigureHead figure={figure} personId={personId} />}
      <h3 className="title mt-6 text-lg">{texts.list}</h3>
      <ResultList
        id={personId}
        // Goals count results of every reach.
        filters={{ season, category: figure?.key === 'goal' ? undefined : category, figure: id }}
        empty={<p className="py-4 text-muted">{texts.gone}</p>}
      />
    </SpokenDialog>
  )
}

function FigureHead({ figure, personId }: { figure: Figure; personId: PersonId }) {
  const texts = useTexts(figureTexts)
  const marks = useMarks()
  return (
    <div className="grid gap-4">
      <p className="title figures text-2xl">
        {figure.key === 'seasonChange' && figure.value !== null ? marks.change(figure.value) : marks.figure(figure)}
      </p>
      <div className="grid gap-2">
        <h3 className="text-sm font-semibold">{texts.how}</h3>
        <HowComputed figure={figure} personId={personId} />
      </div>
    </div>
  )
}

function useFigureTitle(figure: Figure | undefined) {
  const names = useTexts(figureNames)
  const { name } = useMarks()
  if (!figure) return undefined
  return figure.discipline ? `${names[figure.key]}: ${name(figure.discipline.name)}` : names[figure.key]
}
