import { AsyncLocalStorage } from 'node:async_hooks'
import { createMiddleware } from 'hono/factory'
import { clientAddress } from './client-address.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

const addresses = new AsyncLocalStorage<string>()

/** Makes the caller's network address available to all code that a request runs (by async context). */
export const trackRequestAddress = (env: { TRUSTED_PROXY: TrustedProxy | null }) =>
  createMiddleware((c, next) => {
    const address = clientAddress(c, env)
    // When the shop calls itself, the address of the original caller stays in place.
    return address === 'unknown' ? next() : addresses.run(address, next)
  })

/** The caller's network address; undefined outside of a request. */
export const requestAddress = (): string | undefined => addresses.getStore()
