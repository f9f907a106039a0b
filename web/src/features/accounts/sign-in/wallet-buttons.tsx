import { Button } from '@heraia/ui/button'
import { serverNow } from '@heraia/ui/minute-clock.ts'
import { Wallet } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import type { loadAuth } from '../../../lib/session.tsx'
import { usePlace } from './use-place.ts'
import type { WayIn } from './use-way-in.ts'
import { waysTexts } from './ways-texts.ts'

const CHAINS = { ethereum: 'Ethereum', solana: 'Solana' }

/** Where the site allows wallets and her browser has one. Nothing stands below: the place of those that it lacks is empty. */
export function WalletButtons({ wayIn, open }: { wayIn: WayIn; open?: { ethereum?: boolean; solana?: boolean } }) {
  const texts = useTexts(waysTexts)
  const place = usePlace()
  const chains = (['ethereum', 'solana'] as const).filter((chain) => open?.[chain] && place(chain))
  return chains.map((chain) => (
    <Button
      key={chain}
      width="full"
      className={place(chain) ?? undefined}
      icon={<Wallet aria-hidden="true" className="size-5" />}
      pending={wayIn.busy === chain}
      pendingLabel={texts.going}
      onClick={() =>
        void wayIn.run(chain, (options) => (auth) => signIn(auth, chain, { statement: texts.statement, options }))
      }
    >
      {texts.wallet(CHAINS[chain])}
    </Button>
  ))
}

type Auth = Awaited<ReturnType<typeof loadAuth>>

/**
 * auth-js tells the wallets of both chains apart by type. The text says when it was written by the server's clock: hers
 * may be wrong, and it would never count.
 */
function signIn(
  auth: Auth,
  chain: keyof typeof CHAINS,
  { statement, options }: { statement: string; options: { captchaToken?: string } },
) {
  const issuedAt = new Date(serverNow())
  const text = { signInWithEthereum: { issuedAt }, signInWithSolana: { issuedAt: issuedAt.toISOString() } }
  const asked = { statement, options: { ...options, ...text } }
  return chain === 'ethereum' ? auth.signInWithWeb3({ chain, ...asked }) : auth.signInWithWeb3({ chain, ...asked })
}
