import { forAnyone, forSignedIn } from '../../http/procedures.ts'
import { answerFollowRequest } from './answer-follow-request.ts'
import { blockPerson, unblockPerson } from './block-person.ts'
import { findBlocked } from './find-blocked.ts'
import { followPerson } from './follow-person.ts'
import { getProfile } from './get-profile.ts'
import { listFollowers, listFollowing, listFollowRequests } from './list-follows.ts'
import { listBlocked, listMuted, listRestricted } from './list-silenced.ts'
import { lookUpToBlock } from './look-up-to-block.ts'
import { mutePerson, unmutePerson } from './mute-person.ts'
import { listMutedWords } from './muted-words/list-muted-words.ts'
import { muteWord, unmuteWord } from './muted-words/mute-word.ts'
import { readEditableProfile } from './read-editable-profile.ts'
import { reportSomething } from './report-something.ts'
import { restrictPerson, unrestrictPerson } from './restrict-person.ts'
import { saveProfile } from './save-profile.ts'
import { removeFollower, unfollowPerson } from './unfollow-person.ts'

export const profilesRoutes = {
  get: forAnyone.profiles.get.handler(({ context, input }) => getProfile(context, input.id)),
  editable: forSignedIn.profiles.editable.handler(({ context }) => readEditableProfile(context)),
  save: forSignedIn.profiles.save.handler(({ context, input }) => saveProfile(context, input)),
  followers: forAnyone.profiles.followers.handler(({ context, input }) => listFollowers(context, input)),
  following: forAnyone.profiles.following.handler(({ context, input }) => listFollowing(context, input)),
  follow: forSignedIn.profiles.follow.handler(({ context, input }) => followPerson(context, input.id)),
  unfollow: forSignedIn.profiles.unfollow.handler(({ context, input }) => unfollowPerson(context, input.id)),
  removeFollower: forSignedIn.profiles.removeFollower.handler(({ context, input }) =>
    removeFollower(context, input.id),
  ),
  followRequests: forSignedIn.profiles.followRequests.handler(({ context, input }) =>
    listFollowRequests(context, input),
  ),
  answerFollowRequest: forSignedIn.profiles.answerFollowRequest.handler(({ context, input }) =>
    answerFollowRequest(context, input),
  ),
  block: forSignedIn.profiles.block.handler(({ context, input }) => blockPerson(context, input.id)),
  unblock: forSignedIn.profiles.unblock.handler(({ context, input }) => unblockPerson(context, input.id)),
  blocked: forSignedIn.profiles.blocked.handler(({ context, input }) => listBlocked(context, input)),
  findBlocked: forSignedIn.profiles.findBlocked.handler(({ context, input }) => findBlocked(context, input.id)),
  lookUpToBlock: forSignedIn.profiles.lookUpToBlock.handler(({ context, input }) =>
    lookUpToBlock(context, input.handles),
  ),
  mute: forSignedIn.profiles.mute.handler(({ context, input }) => mutePerson(context, input)),
  unmute: forSignedIn.profiles.unmute.handler(({ context, input }) => unmutePerson(context, input.id)),
  muted: forSignedIn.profiles.muted.handler(({ context, input }) => listMuted(context, input)),
  restrict: forSignedIn.profiles.restrict.handler(({ context, input }) => restrictPerson(context, input.id)),
  unrestrict: forSignedIn.profiles.unrestrict.handler(({ context, input }) => unrestrictPerson(context, input.id)),
  restricted: forSignedIn.profiles.restricted.handler(({ context, input }) => listRestricted(context, input)),
  mutedWords: forSignedIn.profiles.mutedWords.handler(({ context }) => listMutedWords(context)),
  muteWord: forSignedIn.profiles.muteWord.handler(({ context, input }) => muteWord(context, input)),
  unmuteWord: forSignedIn.profiles.unmuteWord.handler(({ context, input }) => unmuteWord(context, input.id)),
  report: forSignedIn.profiles.report.handler(({ context, input }) => reportSomething(context, input)),
}
