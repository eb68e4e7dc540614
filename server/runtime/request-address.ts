import { AsyncLocalStorage } from 'node:async_hooks'
import { createMiddleware } from 'hono/factory'
import { findClientAddress } from './client-address.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

const addresses = new AsyncLocalStorage<string>()

/** Makes the caller's IP address available to all code that runs during a request (async context). */
export const trackClientAddress = (env: { TRUSTED_PROXY: TrustedProxy | null }) =>
  createMiddleware((c, next) => {
    const address = findClientAddress(c, env)
    // When the shop calls its own API, the original caller's address is kept.
    return address === 'unknown' ? next() : addresses.run(address, next)
  })

/** Returns the caller's IP address; undefined outside of a request. */
export const getClientAddress = (): string | undefined => addresses.getStore()
