import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { getAddress, isAddress, isHex, verifyMessage } from 'viem/utils'

/** The address as it is written everywhere, when its owner signed this text; null otherwise. */
export async function ethereumSigner(text: string, address: string, signature: string): Promise<string | null> {
  if (!isAddress(address) || !isHex(signature) || signature.length !== 132) return null
  const isHers = await verifyMessage({ address, message: text, signature }).catch(() => false)
  return isHers ? getAddress(address).toLowerCase() : null
}

export async function solanaSigner(text: string, address: string, signature: string): Promise<string | null> {
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
