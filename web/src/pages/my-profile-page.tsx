import { MyProfileScreen } from '../features/profiles/editor/my-profile-screen.tsx'
import { ownProfile } from '../features/profiles/editor/use-save-profile.ts'
import type { PageModule } from '../lib/page.ts'

export const Component = MyProfileScreen
export const loads: PageModule['loads'] = () => [(queries) => queries.query(ownProfile())]
