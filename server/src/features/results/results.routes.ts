import { forAnyone, forSignedIn } from '../../http/procedures.ts'
import { addResult } from './add-result.ts'
import { comparePeople } from './compare-people.ts'
import { readComparisonSettings, setComparisonSettings } from './comparison-settings.ts'
import { editResult, removeResult } from './edit-result.ts'
import { addGoal, editGoal, listGoals, removeGoal } from './goals/keep-goals.ts'
import { importResults } from './import/import-results.ts'
import { listDisciplines } from './list-disciplines.ts'
import { listResults } from './list-results.ts'
import { listSeasons } from './list-seasons.ts'
import { listRankingHistory, listRankings } from './rankings/list-rankings.ts'
import { addRanking, editRanking, removeRanking } from './rankings/save-ranking.ts'
import { verifyRanking } from './rankings/verify-ranking.ts'
import { readMonths } from './statistics/read-months.ts'
import { readStatistics } from './statistics/read-statistics.ts'

export const resultsRoutes = {
  disciplines: forAnyone.results.disciplines.handler(({ input }) => listDisciplines(input)),
  list: forAnyone.results.list.handler(({ context, input }) => listResults(context, input)),
  seasons: forAnyone.results.seasons.handler(({ context, input }) => listSeasons(context, input.id)),
  statistics: forAnyone.results.statistics.handler(({ context, input }) => readStatistics(context, input)),
  monthly: forAnyone.results.monthly.handler(({ context, input }) => readMonths(context, input)),
  compare: forAnyone.results.compare.handler(({ context, input }) => comparePeople(context, input)),
  add: forSignedIn.results.add.handler(({ context, input }) => addResult(context, input)),
  edit: forSignedIn.results.edit.handler(({ context, input }) => editResult(context, input)),
  remove: forSignedIn.results.remove.handler(({ context, input }) => removeResult(context, input.id)),
  import: forSignedIn.results.import.handler(({ context, input }) => importResults(context, input)),
  settings: forSignedIn.results.settings.handler(({ context }) => readComparisonSettings(context)),
  setSettings: forSignedIn.results.setSettings.handler(({ context, input }) => setComparisonSettings(context, input)),
  goals: forAnyone.results.goals.handler(({ context, input }) => listGoals(context, input.id)),
  addGoal: forSignedIn.results.addGoal.handler(({ context, input }) => addGoal(context, input)),
  editGoal: forSignedIn.results.editGoal.handler(({ context, input }) => editGoal(context, input)),
  removeGoal: forSignedIn.results.removeGoal.handler(({ context, input }) => removeGoal(context, input.id)),
  rankings: forAnyone.results.rankings.handler(({ context, input }) => listRankings(context, input.id)),
  rankingHistory: forAnyone.results.rankingHistory.handler(({ context, input }) => listRankingHistory(context, input)),
  addRanking: forSignedIn.results.addRanking.handler(({ context, input }) => addRanking(context, input)),
  editRanking: forSignedIn.results.editRanking.handler(({ context, input }) => editRanking(context, input)),
  verifyRanking: forSignedIn.results.verifyRanking.handler(({ context, input }) => verifyRanking(context, input)),
  removeRanking: forSignedIn.results.removeRanking.handler(({ context, input }) => removeRanking(context, input.id)),
}
