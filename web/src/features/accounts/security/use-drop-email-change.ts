import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { emailTexts } from './email-texts.ts'
import { readAuthUser, useRenewAccount } from './use-auth-user.ts'
import { whatBecame } from './what-became.ts'

/** Takes a change of her address back. She may have confirmed it meanwhile, on another device: then that is told. */
export function useDropEmailChange(wanted: string) {
  const texts = useTexts(emailTexts)
  const errors = useTexts(errorTexts)
  const renew = useRenewAccount()
  return useMutation({
    mutationFn: async () => {
      const { cancelled } = await client.accounts.cancelEmailChange()
      return whatBecame({ cancelled, wanted }, cancelled ? null : await readAuthUser().catch(() => null))
    },
    onSuccess: (became) =>
      showToast({ message: texts[became], tone: became === 'nothingLeft' ? 'neutral' : 'success' }),
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    onSettled: renew,
  })
}
