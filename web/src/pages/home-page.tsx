import { HomeScreen } from '../features/pages/home-screen.tsx'
import { api } from '../lib/api.ts'
import type { PageModule } from '../lib/page.ts'

export const Component = HomeScreen
export const loads: PageModule['loads'] = () => [(client) => client.query(api.site.info.queryOptions())]
export const head: PageModule['head'] = () => ({ picture: true })
