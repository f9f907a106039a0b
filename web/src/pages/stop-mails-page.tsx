import { StopMailsScreen } from '../features/settings/stop-mails-screen.tsx'

export const Component = StopMailsScreen
