import { api } from '../../lib/api.ts'

export const ownVerification = () => api.verification.mine.queryOptions()
