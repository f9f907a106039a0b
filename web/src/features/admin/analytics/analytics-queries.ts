import type { AnalyticsPeriod } from '@heraia/contract/analytics'
import { api } from '../../../lib/api.ts'

export const PERIODS: readonly AnalyticsPeriod[] = ['30d', '90d', '12m']

/** What the address says; else the last 30 days. */
export const readPeriod = (query: URLSearchParams): AnalyticsPeriod =>
  PERIODS.find((period) => period === query.get('period')) ?? '30d'

export const analyticsSeries = (period: AnalyticsPeriod) =>
  api.admin.analyticsSeries.queryOptions({ input: { period } })
export const analyticsFunnel = (period: AnalyticsPeriod) =>
  api.admin.analyticsFunnel.queryOptions({ input: { period } })
export const analyticsRetention = () => api.admin.analyticsRetention.queryOptions()
