import type { Figure, FigureInput } from '@heraia/contract/figures'
import type { PersonId } from '@heraia/contract/ids'
import { useTexts } from '../../../lib/locale.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { figureTexts, inputNames } from './figure-texts.ts'
import { formulaTexts } from './formula-texts.ts'
import { inputName, inputUnit } from './input-words.ts'
import { useDisciplineNames } from './use-discipline-names.ts'

const SHOWN = 60

/** The formula in words, and every number that went in: nobody has to believe a figure. */
export function HowComputed({ figure, personId }: { figure: Figure; personId: PersonId }) {
  const texts = useTexts(figureTexts)
  const formulas = useTexts(formulaTexts)
  const inputs = figure.inputs.slice(0, SHOWN).map((input, at) => ({ ...input, id: String(at) }))
  return (
    <div className="grid gap-3 text-sm">
      <p className="max-w-prose">{formulas[figure.formula]}</p>
      {inputs.length > 0 && (
        <table className="w-full max-w-lg">
          <caption className="sr-only">{texts.input}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{texts.input}</th>
              <th scope="col">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {inputs.map(({ id, ...input }) => (
              <InputRow key={id} input={input} personId={personId} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function InputRow({ input, personId }: { input: FigureInput; personId: PersonId }) {
  const names = useTexts(inputNames)
  const nameOf = useDisciplineNames(personId)
  const { mark } = useMarks()
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1.5 pe-4 text-start font-normal text-muted">
        {names[inputName(input)]}
        {input.discipline && ` · ${nameOf(input.discipline)}`}
      </th>
      <td className="figures py-1.5 text-end font-semibold">{mark(input.value, inputUnit(input))}</td>
    </tr>
  )
}
