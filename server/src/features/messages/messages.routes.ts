import { forSignedIn } from '../../http/procedures.ts'
import { answerRequest } from './answer-request.ts'
import { clearConversation } from './clear-conversation.ts'
import { countUnread } from './count-unread.ts'
import { editMessage } from './edit-message.ts'
import { getConversation } from './get-conversation.ts'
import { listAround } from './list-around.ts'
import { listContacts } from './list-contacts.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { markRead } from './mark-read.ts'
import { receiveMessages } from './mark-received.ts'
import { muteConversation } from './mute-conversation.ts'
import { openConversation } from './open-conversation.ts'
import { reactToMessage } from './react-to-message.ts'
import { removeMessage } from './remove-message.ts'
import { searchMessages } from './search-messages.ts'
import { sendMessage } from './send-message.ts'
import { showPictures } from './show-pictures.ts'
import { leaveConversation } from './team/answer-team.ts'
import { listPeople } from './team/list-people.ts'
import { openOfTeam } from './team/open-of-team.ts'
import { tellTyping } from './tell-typing.ts'

const its = forSignedIn.messages

export const messagesRoutes = {
  conversations: its.conversations.handler(({ context, input }) => listConversations(context, input)),
  open: its.open.handler(({ context, input }) => openConversation(context, input)),
  openOfTeam: its.openOfTeam.handler(({ context, input }) => openOfTeam(context, input.teamId)),
  people: its.people.handler(({ context, input }) => listPeople(context, input)),
  leave: its.leave.handler(({ context, input }) => leaveConversation(context, input.id)),
  get: its.get.handler(({ context, input }) => getConversation(context, input.id)),
  list: its.list.handler(({ context, input }) => listMessages(context, input)),
  around: its.around.handler(({ context, input }) => listAround(context, input)),
  search: its.search.handler(({ context, input }) => searchMessages(context, input)),
  send: its.send.handler(({ context, input }) => sendMessage(context, input)),
  edit: its.edit.handler(({ context, input }) => editMessage(context, input)),
  remove: its.remove.handler(({ context, input }) => removeMessage(context, input.id)),
  react: its.react.handler(({ context, input }) => reactToMessage(context, input)),
  markRead: its.markRead.handler(({ context, input }) => markRead(context, input)),
  received: its.received.handler(({ context, input }) => receiveMessages(context, input.newest)),
  answerRequest: its.answerRequest.handler(({ context, input }) => answerRequest(context, input)),
  mute: its.mute.handler(({ context, input }) => muteConversation(context, input)),
  showPictures: its.showPictures.handler(({ context, input }) => showPictures(context, input)),
  clear: its.clear.handler(({ context, input }) => clearConversation(context, input)),
  typing: its.typing.handler(({ context, input }) => tellTyping(context, input.id)),
  contacts: its.contacts.handler(({ context, input }) => listContacts(context, input)),
  unread: its.unread.handler(({ context }) => countUnread(context)),
}
