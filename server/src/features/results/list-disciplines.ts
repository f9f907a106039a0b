import { DISCIPLINES } from '@heraia/contract/disciplines'
import { fold } from '@heraia/contract/fold'
import { showDiscipline } from './discipline.view.ts'
import { ofCatalogue } from './typed-discipline.ts'

/** The catalogue's, of one sport or all. */
export function listDisciplines({ sport }: { sport?: string }) {
  const wanted = sport === undefined ? null : fold(sport)
  return {
    items: DISCIPLINES.filter((each) => wanted === null || fold(each.sport) === wanted).map((each) => ({
      ...showDiscipline(ofCatalogue(each)),
      range: each.range,
    })),
  }
}
