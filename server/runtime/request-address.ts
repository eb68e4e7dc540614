import { AsyncLocalStorage } from 'node:async_hooks'
import { createMiddleware } from 'hono/factory'
import { clientAddress } from './client-address.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

const addresses = new AsyncLocalStorage<string>()

/** Provides the caller's network address to everything that a request does (async context). */
export const keepRequestAddress = (env: { TRUSTED_PROXY: TrustedProxy | null }) =>
  createMiddleware((c, next) => {
    const address = clientAddress(c, env)
    // A request that the shop sends to itself keeps the outer caller's address.
    return address === 'unknown' ? next() : addresses.run(address, next)
  })

/** The caller's network address; undefined outside of a request. */
export const requestAddress = (): string | undefined => addresses.getStore()
