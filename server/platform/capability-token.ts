import { randomBytes } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
// 128 bits need 22 base62 digits.
const LENGTH = 22

/**
 * Generates a capability token: 128 random bits in base62, 22 characters. Whoever has the token may use what it identifies, and nobody can
 * guess it.
 */
export function capabilityToken(): string {
  let rest = BigInt(`0x${randomBytes(16).toString('hex')}`)
  let token = ''
  while (token.length < LENGTH) {
    token = `${BASE62[Number(rest % 62n)]}${token}`
    rest /= 62n
  }
  return token
}

/** Whether a text has the form of a token; anything else needs no lookup. */
export function isCapabilityToken(text: string): boolean {
  return /^[0-9A-Za-z]{22}$/.test(text)
}
