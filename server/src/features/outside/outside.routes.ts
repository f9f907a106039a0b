import { forAnyone } from '../../http/procedures.ts'
import { listAddresses } from './list-addresses.ts'
import { readOutsidePost } from './read-outside-post.ts'
import { readOutsideProfile } from './read-outside-profile.ts'

export const outsideRoutes = {
  profile: forAnyone.outside.profile.handler(({ context, input }) => readOutsideProfile(context, input.id)),
  post: forAnyone.outside.post.handler(({ context, input }) => readOutsidePost(context, input.id)),
  addresses: forAnyone.outside.addresses.handler(({ context, input }) => listAddresses(context, input.of)),
}
