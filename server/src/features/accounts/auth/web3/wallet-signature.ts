import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { addr, eip191Signer } from 'micro-eth-signer'

/** 65 bytes in hex: r, s, and which of the two keys that fit them is meant, as wallets write it: 27 or 28, some 0 or 1. */
const ETHEREUM_SIGNATURE = /^0x[0-9a-f]{128}(?:1b|1c|00|01)$/i

/** The address as it is written everywhere, when its owner signed this text (ERC-191); null otherwise. */
export function ethereumSigner(text: string, address: string, signature: string): string | null {
  // One in both cases says by them whether it was mistyped (ERC-55).
  if (!addr.isValid(address) || !ETHEREUM_SIGNATURE.test(signature)) return null
  try {
    const signer = eip191Signer.recoverAddress(withKeyNamed(signature.toLowerCase()), text).toLowerCase()
    return signer === address.toLowerCase() ? signer : null
  } catch {
    return null
  }
}

const withKeyNamed = (signature: string): string =>
  signature.replace(/0([01])$/, (_, which: string) => (which === '0' ? '1b' : '1c'))

export function solanaSigner(text: string, address: string, signature: string): string | null {
  try {
    const [key, signed] = [base58.decode(address), bytesOfBase64(signature)]
    if (key.length !== 32 || signed.length !== 64) return null
    return ed25519.verify(signed, new TextEncoder().encode(text), key) ? address : null
  } catch {
    return null
  }
}

const bytesOfBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
