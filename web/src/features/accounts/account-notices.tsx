import { NewTerms } from './new-terms.tsx'
import { AdminFactorNotice } from './second-factor/admin-factor-notice.tsx'

/** What her account asks of her, above every screen. */
export function AccountNotices() {
  return (
    <>
      <NewTerms />
      <AdminFactorNotice />
    </>
  )
}
