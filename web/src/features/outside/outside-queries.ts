import type { PostId } from '@heraia/contract/ids'
import { api } from '../../lib/api.ts'

export const outsideProfile = (id: string) => api.outside.profile.queryOptions({ input: { id } })
export const outsidePost = (id: string) => api.outside.post.queryOptions({ input: { id: id as PostId } })
