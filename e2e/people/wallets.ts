import { newWallets } from '@heraia/hosts/test/wallets'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    signForEthereum(raw: string): Promise<string>
    signForSolana(text: string): Promise<number[]>
  }
}

/** Wallets in her browser, as extensions put them into each page; the first thing she is asked she refuses. */
export async function putWallets(page: Page): Promise<void> {
  const { ethereum, solana } = newWallets()
  await page.exposeFunction('signForEthereum', (raw: `0x${string}`) => ethereum.sign(raw))
  await page.exposeFunction('signForSolana', (text: string) => solana.sign(text))
  await page.addInitScript(
    (addresses) => {
      const request = async ({ method, params }: { method: string; params?: string[] }) => {
        if (method === 'eth_requestAccounts') return [addresses.ethereum]
        if (method === 'eth_chainId') return '0x1'
        if (!sessionStorage.getItem('refused')) {
          sessionStorage.setItem('refused', 'once')
          throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
        }
        return window.signForEthereum(params?.[0] ?? '')
      }
      const signMessage = async (text: Uint8Array) =>
        Uint8Array.from(await window.signForSolana(new TextDecoder().decode(text)))
      Object.assign(window, {
        ethereum: { request },
        solana: { signMessage, publicKey: { toBase58: () => addresses.solana } },
      })
    },
    { ethereum: ethereum.address, solana: solana.address },
  )
}
