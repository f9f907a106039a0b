import { KeepAccountScreen } from '../features/accounts/security/keep-account-screen.tsx'

export const Component = KeepAccountScreen
