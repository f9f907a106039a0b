import { forSignedIn } from '../../http/procedures.ts'
import { answerAffiliation } from './answer-affiliation.ts'
import { listMine, listNaming } from './list-affiliations.ts'
import { endAffiliation, nameAffiliation } from './name-affiliation.ts'

export const affiliationsRoutes = {
  mine: forSignedIn.affiliations.mine.handler(({ context }) => listMine(context)),
  name: forSignedIn.affiliations.name.handler(({ context, input }) => nameAffiliation(context, input)),
  end: forSignedIn.affiliations.end.handler(({ context, input }) => endAffiliation(context, input.kind)),
  naming: forSignedIn.affiliations.naming.handler(({ context, input }) => listNaming(context, input)),
  answer: forSignedIn.affiliations.answer.handler(({ context, input }) => answerAffiliation(context, input)),
}
