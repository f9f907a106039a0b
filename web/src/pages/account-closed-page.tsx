import { AccountClosedScreen } from '../features/profiles/editor/account-closed-screen.tsx'

export const Component = AccountClosedScreen
