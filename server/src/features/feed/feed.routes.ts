import { forAnyone, forSignedIn } from '../../http/procedures.ts'
import { bookmarkPost, unbookmarkPost } from './bookmark-post.ts'
import { commentOnPost } from './comment-on-post.ts'
import { editComment, hideComment } from './edit-comment.ts'
import { editPost } from './edit-post.ts'
import { likePost, unlikePost } from './like-post.ts'
import { getComment, listComments } from './list-comments.ts'
import { listHistory } from './list-history.ts'
import { listLikers } from './list-likers.ts'
import { getPost, getPosts, listBookmarks, listPostsByPerson, listPostsForTeam } from './list-posts.ts'
import { listQuotes } from './list-quotes.ts'
import { countNewerPosts, listTimeline } from './list-timeline.ts'
import { mutePost, unmutePost } from './mute-post.ts'
import { publishPost } from './publish-post.ts'
import { removeComment } from './remove-comment.ts'
import { removePost } from './remove-post.ts'

export const feedRoutes = {
  timeline: forAnyone.feed.timeline.handler(({ context, input }) => listTimeline(context, input)),
  newer: forAnyone.feed.newer.handler(({ context, input }) => countNewerPosts(context, input)),
  byPerson: forAnyone.feed.byPerson.handler(({ context, input }) => listPostsByPerson(context, input)),
  byTeam: forAnyone.feed.byTeam.handler(({ context, input }) => listPostsForTeam(context, input)),
  get: forAnyone.feed.get.handler(({ context, input }) => getPost(context, input.id)),
  several: forAnyone.feed.several.handler(({ context, input }) => getPosts(context, input.ids)),
  publish: forSignedIn.feed.publish.handler(({ context, input }) => publishPost(context, input)),
  edit: forSignedIn.feed.edit.handler(({ context, input }) => editPost(context, input)),
  remove: forSignedIn.feed.remove.handler(({ context, input }) => removePost(context, input.id)),
  history: forAnyone.feed.history.handler(({ context, input }) => listHistory(context, input.id)),
  like: forSignedIn.feed.like.handler(({ context, input }) => likePost(context, input.id)),
  unlike: forSignedIn.feed.unlike.handler(({ context, input }) => unlikePost(context, input.id)),
  likers: forAnyone.feed.likers.handler(({ context, input }) => listLikers(context, input)),
  quotes: forAnyone.feed.quotes.handler(({ context, input }) => listQuotes(context, input)),
  bookmark: forSignedIn.feed.bookmark.handler(({ context, input }) => bookmarkPost(context, input.id)),
  unbookmark: forSignedIn.feed.unbookmark.handler(({ context, input }) => unbookmarkPost(context, input.id)),
  mute: forSignedIn.feed.mute.handler(({ context, input }) => mutePost(context, input.id)),
  unmute: forSignedIn.feed.unmute.handler(({ context, input }) => unmutePost(context, input.id)),
  bookmarks: forSignedIn.feed.bookmarks.handler(({ context, input }) => listBookmarks(context, input)),
  comments: forAnyone.feed.comments.handler(({ context, input }) => listComments(context, input)),
  getComment: forAnyone.feed.getComment.handler(({ context, input }) => getComment(context, input)),
  comment: forSignedIn.feed.comment.handler(({ context, input }) => commentOnPost(context, input)),
  editComment: forSignedIn.feed.editComment.handler(({ context, input }) => editComment(context, input)),
  removeComment: forSignedIn.feed.removeComment.handler(({ context, input }) => removeComment(context, input.id)),
  hideComment: forSignedIn.feed.hideComment.handler(({ context, input }) => hideComment(context, input)),
}
