import type { PasswordHasher, Random } from '../../../../ports.ts'
import { base64url } from '../../tokens/digest.ts'

const decoys = new WeakMap<PasswordHasher, Promise<string>>()

/** A hash that no password fits: checked where there is no account, so that both cases take the same time. */
export function decoyHash({ passwords, random }: { passwords: PasswordHasher; random: Random }): Promise<string> {
  const decoy = decoys.get(passwords) ?? passwords.hash(base64url(random.bytes(24)))
  decoys.set(passwords, decoy)
  return decoy
}
