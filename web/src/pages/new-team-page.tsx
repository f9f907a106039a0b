import { NewTeamScreen } from '../features/teams/form/new-team-screen.tsx'

export const Component = NewTeamScreen
