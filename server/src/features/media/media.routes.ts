import { forSignedIn } from '../../http/procedures.ts'
import { describeFile } from './describe-file.ts'
import { discardFile } from './discard-file.ts'
import { listFiles } from './list-files.ts'
import { removeOwnPicture, setOwnPicture } from './own-picture.ts'
import { retryFile } from './retry-file.ts'

export const mediaRoutes = {
  files: forSignedIn.media.files.handler(({ context, input }) => listFiles(context, input.ids)),
  describe: forSignedIn.media.describe.handler(({ context, input }) => describeFile(context, input)),
  retry: forSignedIn.media.retry.handler(({ context, input }) => retryFile(context, input.id)),
  discard: forSignedIn.media.discard.handler(({ context, input }) => discardFile(context, input.id)),
  setAvatar: forSignedIn.media.setAvatar.handler(({ context, input }) => setOwnPicture(context, 'avatar', input)),
  removeAvatar: forSignedIn.media.removeAvatar.handler(({ context }) => removeOwnPicture(context, 'avatar')),
  setCover: forSignedIn.media.setCover.handler(({ context, input }) => setOwnPicture(context, 'cover', input)),
  removeCover: forSignedIn.media.removeCover.handler(({ context }) => removeOwnPicture(context, 'cover')),
}
