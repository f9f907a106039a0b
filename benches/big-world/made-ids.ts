/**
 * SQL for the id of thing `n` of a kind: a UUID of version 7 that carries its time, so that ids sort as the product's
 * own do, and that can be computed again instead of being looked up.
 */
export const madeId = (kind: string, n: string, at: string): string =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5('${kind}' || ${n}), 1, 3)
    || '8' || substr(md5('${kind}' || ${n}), 4, 15))::uuid`

/** A number from 0 up to 1 that follows from `n`. */
export const madeChance = (salt: string, n: string): string =>
  `((hashint8extended(${n}, ${salt.length * 7919 + (salt.codePointAt(0) ?? 0)}) & 1073741823)::double precision / 1073741824)`
