import { forSignedIn } from '../../http/procedures.ts'
import { listReadings } from './list-readings.ts'
import { reachInArticle } from './reach-in-article.ts'
import { saveArticle, unsaveArticle } from './save-article.ts'

export const articlesRoutes = {
  mine: forSignedIn.articles.mine.handler(({ context }) => listReadings(context)),
  save: forSignedIn.articles.save.handler(({ context, input }) => saveArticle(context, input.name)),
  unsave: forSignedIn.articles.unsave.handler(({ context, input }) => unsaveArticle(context, input.name)),
  reach: forSignedIn.articles.reach.handler(({ context, input }) => reachInArticle(context, input)),
}
