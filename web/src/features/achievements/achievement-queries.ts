import type { AchievementOrder, AchievementType } from '@heraia/contract/achievements'
import type { PersonId } from '@heraia/contract/ids'
import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'

export const TYPES = ['trophy', 'medal', 'award', 'record'] as const satisfies AchievementType[]
export const typeOf = (value: string | null): AchievementType | undefined => TYPES.find((type) => type === value)

/** The first is what nobody has to say. */
export const ORDERS = ['latest', 'earliest'] as const satisfies AchievementOrder[]
export const orderOf = (value: string | null): AchievementOrder | undefined =>
  value === 'earliest' ? 'earliest' : undefined

export interface ShownAchievements {
  type?: AchievementType
  order?: AchievementOrder
}

export const achievementList = (id: PersonId, { type, order }: ShownAchievements = {}) =>
  api.achievements.list.infiniteOptions(byCursor((cursor) => ({ id, type, order, cursor })))

export const achievementCounts = (id: PersonId) => api.achievements.counts.queryOptions({ input: { id } })

export const askedList = () => api.achievements.asked.infiniteOptions(byCursor((cursor) => ({ cursor })))
