import { forAnyone, forSignedIn } from '../../../http/procedures.ts'
import { listApplications, moveApplication, myApplications } from './applications.ts'
import { applyForRole, withdrawApplication } from './apply.ts'
import { getRole, listRoles } from './list-roles.ts'
import { closeRole, saveRole } from './save-role.ts'

const all = forAnyone.openRoles
const her = forSignedIn.openRoles

export const openRolesRoutes = {
  list: all.list.handler(({ context, input }) => listRoles(context, input)),
  get: all.get.handler(({ context, input }) => getRole(context, input.id)),
  save: her.save.handler(({ context, input }) => saveRole(context, input)),
  close: her.close.handler(({ context, input }) => closeRole(context, input)),
  apply: her.apply.handler(({ context, input }) => applyForRole(context, input)),
  withdraw: her.withdraw.handler(({ context, input }) => withdrawApplication(context, input.id)),
  applications: her.applications.handler(({ context, input }) => listApplications(context, input)),
  move: her.move.handler(({ context, input }) => moveApplication(context, input)),
  mine: her.mine.handler(({ context, input }) => myApplications(context, input)),
}
