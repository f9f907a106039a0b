import { newWallets } from '@heraia/hosts/test/wallets'
import type { RecordedServer } from '../servers/recorded-server.ts'
import type { Auth } from './ask-auth.ts'

/** A wallet signs her up, and in. */
export async function driveWallet({ siteUrl }: RecordedServer, { ask }: Auth): Promise<void> {
  const { ethereum } = newWallets()
  for (const nonce of ['10000001', '10000002']) {
    const message = [
      `${new URL(siteUrl).host} wants you to sign in with your Ethereum account:`,
      ...[ethereum.address, '', 'Sign in to Heraia', '', `URI: ${siteUrl}/login`, 'Version: 1', 'Chain ID: 1'],
      ...[`Nonce: ${nonce}`, `Issued At: ${new Date().toISOString()}`],
    ].join('\n')
    const signature = ethereum.sign(`0x${Buffer.from(message).toString('hex')}`)
    await ask('POST', '/token?grant_type=web3', undefined, { chain: 'ethereum', message, signature })
  }
}
