import type { Context } from 'hono'
import { createHmac } from 'node:crypto'
import { findClientAddress } from './client-address.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

/**
 * Hashes the caller's IP address with the shop's secret key. Hashes can be compared, but the address can't be recovered without the key.
 */
export function hashClientAddress(
  c: Context,
  { env, visitorSecret }: { env: { TRUSTED_PROXY: TrustedProxy | null }; visitorSecret: string },
): string {
  return createHmac('sha256', visitorSecret)
    .update(`address:${findClientAddress(c, env)}`)
    .digest('hex')
    .slice(0, 32)
}
