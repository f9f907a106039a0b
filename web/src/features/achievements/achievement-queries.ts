import type { AchievementType } from '@heraia/contract/achievements'
import type { PersonId } from '@heraia/contract/ids'
import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'

export const TYPES = ['trophy', 'medal', 'award', 'record'] as const satisfies AchievementType[]
export const typeOf = (value: string | null): AchievementType | undefined => TYPES.find((type) => type === value)

export const achievementList = (id: PersonId, type?: AchievementType) =>
  api.achievements.list.infiniteOptions(byCursor((cursor) => ({ id, type, cursor })))

export const achievementCounts = (id: PersonId) => api.achievements.counts.queryOptions({ input: { id } })

export const askedList = () => api.achievements.asked.infiniteOptions(byCursor((cursor) => ({ cursor })))
