import type { Goal } from '@heraia/contract/goals'
import { GoalId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { records } from '@heraia/hosts/test/records'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
heraia.clock.set('2026-11-21T09:00:00Z')
const { joins, stranger, newId } = season(heraia)

type Said = Parameters<Player['api']['results']['addGoal']>[0]
const said = (more: Partial<Said> = {}): Said => ({
  id: GoalId.parse(newId()),
  ...{ kind: 'best', discipline: 'athletics-100m', own: null, title: null, target: 11.8 },
  ...{ startsOn: '2026-01-01', dueOn: '2026-12-31', ...more },
})
const goalOf = async ({ id }: Player): Promise<Goal | undefined> => (await stranger.results.goals({ id })).items[0]

test('a goal of a faster time goes from where she stood to the day that she reaches it', async () => {
  const mira = await joins('Mira')
  expect(await mira.api.results.addGoal(said())).toMatchObject({
    ...{ start: null, current: null, state: 'open', progress: { value: null, results: 0 }, may: { edit: true } },
  })
  await records(mira, { value: 12.2, date: '2025-06-01' })
  expect(await goalOf(mira)).toMatchObject({ start: 12.2, current: 12.2, progress: { value: 0, unit: 'percent' } })
  await records(mira, { value: 12, date: '2026-02-01' })
  await records(mira, { value: 11, date: '2026-02-01', legal: false })
  const half = await goalOf(mira)
  expect(half).toMatchObject({ current: 12, state: 'open', progress: { value: 50, results: 2 }, may: { edit: false } })
  const listed = await stranger.results.list({ id: mira.id, figure: half?.progress.id })
  expect(listed.items.map(({ value }) => value)).toEqual([12, 12.2])
  const best = await records(mira, { value: 11.79, date: '2026-03-01' })
  expect(await goalOf(mira)).toMatchObject({ state: 'reached', reachedOn: '2026-03-01', progress: { value: 100 } })
  await mira.api.results.remove({ id: best.id })
  expect(await goalOf(mira)).toMatchObject({ state: 'open', reachedOn: null, progress: { value: 50 } })
})

test('goals of totals, podiums, wins and results count what is in their days', async () => {
  const mira = await joins('Mira', { sport: 'Basketball' })
  const game = { discipline: 'basketball-points' } as const
  await records(mira, { ...game, value: 40, position: 1, date: '2025-12-31' })
  await records(mira, { ...game, value: 20, position: 1, date: '2026-01-01' })
  await records(mira, { ...game, value: 25, position: 3, date: '2026-02-01' })
  const add = (more: Partial<Said>) => mira.api.results.addGoal(said({ discipline: null, ...more }))
  expect(await add({ kind: 'total', ...game, target: 90 })).toMatchObject({ current: 45, progress: { value: 50 } })
  expect(await add({ kind: 'podiums', target: 2 })).toMatchObject({ current: 2, reachedOn: '2026-02-01' })
  expect(await add({ kind: 'wins', target: 4 })).toMatchObject({ current: 1, progress: { value: 25, results: 1 } })
  expect(await add({ kind: 'results', target: 3, dueOn: '2026-03-01' })).toMatchObject({ current: 2, state: 'missed' })
  expect((await stranger.results.goals({ id: mira.id })).items.map(({ kind }) => kind)[0]).toBe('results')
})

test('she changes a goal and gives it up; nobody else does', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await mira.api.results.addGoal(said())
  expect(await mira.api.results.addGoal(said({ id, target: 11 }))).toMatchObject({ target: 11.8 })
  expect(await refusal(dana.api.results.addGoal(said({ id })))).toMatchObject({ status: 409, reason: 'id_taken' })
  expect(await mira.api.results.editGoal({ id, target: 11.5, title: 'Faster' })).toMatchObject({
    ...{ target: 11.5, title: 'Faster', dueOn: '2026-12-31' },
  })
  expect(await refusal(dana.api.results.editGoal({ id, target: 10 }))).toMatchObject({ reason: 'goal_not_found' })
  expect(await refusal(dana.api.results.removeGoal({ id }))).toMatchObject({ reason: 'goal_not_found' })
  await mira.api.results.removeGoal({ id })
  expect(await goalOf(mira)).toBeUndefined()
})

test.each([
  [{ target: 2 }, 'target', 'out_of_range'],
  [{ kind: 'wins', target: 1.5, discipline: null }, 'target', 'not_a_whole_number'],
  [{ kind: 'wins', target: 0, discipline: null }, 'target', 'out_of_range'],
  [{ discipline: null }, 'discipline', 'required'],
  [{ kind: 'total' }, 'kind', 'does_not_add_up'],
  [{ dueOn: '2025-12-31' }, 'dueOn', 'before_start'],
  [{ dueOn: '2500-01-01' }, 'dueOn', 'out_of_range'],
  [{ startsOn: '1066-01-01' }, 'startsOn', 'too_early'],
  [{ title: 'x'.repeat(121) }, 'title', 'too_long'],
] as const)('a goal that cannot be is refused: %j', async (wrong, field, code) => {
  const mira = await joins('Mira')
  expect(await refusal(mira.api.results.addGoal(said(wrong)))).toMatchObject({ fields: [{ field, code }] })
})

test('fifty goals are enough', async () => {
  const mira = await joins('Mira')
  for (let count = 0; count < 50; count += 1) await mira.api.results.addGoal(said())
  expect(await refusal(mira.api.results.addGoal(said()))).toMatchObject({ status: 409, reason: 'too_many_goals' })
})
