import { forAnyone } from '../../http/procedures.ts'
import { listSitePeople } from './list-site-people.ts'
import { readSiteInfo } from './read-site-info.ts'

export const siteRoutes = {
  info: forAnyone.site.info.handler(({ context }) => readSiteInfo(context)),
  people: forAnyone.site.people.handler(({ context }) => listSitePeople(context)),
}
