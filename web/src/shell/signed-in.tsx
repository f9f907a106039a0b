/** What only the signed-in need of the shell: one file of its own for the browser to fetch. */
export { AccountNotices } from '../features/accounts/account-notices.tsx'
export { BottomBar } from './bottom-bar.tsx'
export { SignedInArea } from './signed-in-area.tsx'
export { SignedInEffects } from './signed-in-effects.tsx'
