import { randomBytes } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
// The number of characters in a token. 128 bits need 22 characters of base62.
const TOKEN_LENGTH = 22

/**
 * Makes a capability token: 128 random bits in base62, 22 characters. The token gives access to the thing that it identifies, and nobody
 * can guess it.
 */
export function createCapabilityToken(): string {
  let rest = BigInt(`0x${randomBytes(16).toString('hex')}`)
  let token = ''
  while (token.length < TOKEN_LENGTH) {
    token = `${BASE62[Number(rest % 62n)]}${token}`
    rest /= 62n
  }
  return token
}

/** Whether a text has the format of a token. If it doesn't, no look-up is needed. */
export function isCapabilityToken(text: string): boolean {
  return /^[0-9A-Za-z]{22}$/.test(text)
}
