import { MyTeamsScreen } from '../features/teams/own/my-teams-screen.tsx'

export const Component = MyTeamsScreen
