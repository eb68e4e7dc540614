import type { Context } from 'hono'
import { createHmac } from 'node:crypto'
import { clientAddress } from './client-address.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

/** The caller's network address as a keyed hash: addresses can be compared, but not recovered without the shop's key. */
export function addressHash(
  c: Context,
  { env, visitorSecret }: { env: { TRUSTED_PROXY: TrustedProxy | null }; visitorSecret: string },
): string {
  return createHmac('sha256', visitorSecret)
    .update(`address:${clientAddress(c, env)}`)
    .digest('hex')
    .slice(0, 32)
}
