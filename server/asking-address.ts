import { AsyncLocalStorage } from 'node:async_hooks'
import { createMiddleware } from 'hono/factory'
import { clientAddress } from './client-address.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

const addresses = new AsyncLocalStorage<string>()

/** Remembers, for all that is done to answer a request, the network address that it came from. */
export const rememberAddress = (env: { TRUSTED_PROXY: TrustedProxy | null }) =>
  createMiddleware((c, next) => {
    const address = clientAddress(c, env)
    // A request within the shop belongs to the one around it.
    return address === 'unknown' ? next() : addresses.run(address, next)
  })

/** The address of the request that is being answered; undefined where the shop works by itself. */
export const askingAddress = (): string | undefined => addresses.getStore()
