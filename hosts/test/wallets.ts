import { generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** Keys as two wallets hold them, and what they answer a page. */
export function newWallets() {
  const ethereum = privateKeyToAccount(generatePrivateKey())
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    ethereum: {
      address: ethereum.address,
      /** `raw`: the text as a wallet gets it, in hex. */
      sign: (raw: `0x${string}`) => ethereum.signMessage({ message: { raw } }),
    },
    solana: {
      address: base58.encode(Buffer.from(x, 'base64url')),
      sign: (text: string) => [...sign(null, Buffer.from(text), privateKey)],
    },
  }
}
