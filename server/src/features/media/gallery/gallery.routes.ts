import { forAnyone, forSignedIn } from '../../../http/procedures.ts'
import { addItem } from './add-item.ts'
import { editItem, removeItem } from './edit-item.ts'
import { likeItem, unlikeItem } from './like-item.ts'
import { countGallery, getItem, listGallery } from './list-gallery.ts'
import { viewItem } from './view-item.ts'

export const galleryRoutes = {
  list: forAnyone.gallery.list.handler(({ context, input }) => listGallery(context, input)),
  counts: forAnyone.gallery.counts.handler(({ context, input }) => countGallery(context, input.id)),
  get: forAnyone.gallery.get.handler(({ context, input }) => getItem(context, input.id)),
  add: forSignedIn.gallery.add.handler(({ context, input }) => addItem(context, input)),
  edit: forSignedIn.gallery.edit.handler(({ context, input }) => editItem(context, input)),
  remove: forSignedIn.gallery.remove.handler(({ context, input }) => removeItem(context, input.id)),
  like: forSignedIn.gallery.like.handler(({ context, input }) => likeItem(context, input.id)),
  unlike: forSignedIn.gallery.unlike.handler(({ context, input }) => unlikeItem(context, input.id)),
  view: forAnyone.gallery.view.handler(({ context, input }) => viewItem(context, input.id)),
}
