import { generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { addr, eip191Signer } from 'micro-eth-signer'

/** The text that a wallet signs to sign in (EIP-4361), as the official client writes it. */
export { createSiweMessage } from '@supabase/auth-js/dist/main/lib/web3/ethereum.js'

type Hex = `0x${string}`

/** What holds an Ethereum key: a new one, or this one, 32 bytes in hex. */
export function ethereumWallet(key: Hex = addr.random().privateKey as Hex) {
  return {
    address: addr.fromPrivateKey(key) as Hex,
    /** A text, or the bytes of one (ERC-191). */
    signs: (message: string | Uint8Array) => eip191Signer.sign(message, key) as Hex,
  }
}

/** Keys as two wallets hold them, and what they answer a page. */
export function newWallets() {
  const { address, signs } = ethereumWallet()
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    ethereum: {
      address,
      /** `raw`: the text as a wallet gets it, in hex. */
      sign: (raw: Hex) => signs(Buffer.from(raw.slice(2), 'hex')),
    },
    solana: {
      address: base58.encode(Buffer.from(x, 'base64url')),
      sign: (text: string) => [...sign(null, Buffer.from(text), privateKey)],
    },
  }
}
