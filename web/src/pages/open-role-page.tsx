import { useParams } from 'react-router'
import { RoleScreen } from '../features/teams/roles/role-screen.tsx'
import { oneRole } from '../features/teams/team-queries.ts'
import type { PageModule } from '../lib/page.ts'
import { short } from '../lib/short.ts'

export function Component() {
  const { roleId = '' } = useParams()
  return <RoleScreen key={roleId} id={roleId} />
}

export const loads: PageModule['loads'] = ({ params: { roleId = '' } }) => [(client) => client.query(oneRole(roleId))]

const DESCRIPTION_LETTERS = 160

export const head: PageModule['head'] = (client, { params: { roleId = '' } }) => {
  const role = client.getQueryData(oneRole(roleId).queryKey)
  if (!role) return undefined
  return {
    title: `${role.title} – ${role.team.name}`,
    description: short(role.text.replaceAll(/\s+/g, ' '), DESCRIPTION_LETTERS),
    picture: true,
    noindex: !role.open,
  }
}
