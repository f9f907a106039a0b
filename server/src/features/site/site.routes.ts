import { forAnyone } from '../../http/procedures.ts'
import { readSiteInfo } from './read-site-info.ts'

export const siteRoutes = {
  info: forAnyone.site.info.handler(({ context }) => readSiteInfo(context)),
}
