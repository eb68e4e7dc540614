import type { Context, MiddlewareHandler } from 'hono'
import { clientAddress } from '../client-address.ts'
import type { Deps } from '../deps.ts'
import { problem } from './problem.ts'
import { takesFiles } from './same-origin.ts'

/** Files that may be under way at once: each is held in memory, some 30 MB with its form. */
const UPLOADS_AT_ONCE = { all: 24, address: 6 } as const

/** Keeps uploads from filling the memory, and one address from taking all their places. */
export function limitUploads(
  { env }: Pick<Deps, 'env'>,
  isUpload: (c: Context) => boolean = takesFiles,
): MiddlewareHandler {
  const underWay: string[] = []
  return async (c, next) => {
    if (!isUpload(c)) return next()
    const address = clientAddress(c, env)
    const own = underWay.filter((other) => other === address).length
    if (underWay.length >= UPLOADS_AT_ONCE.all || own >= UPLOADS_AT_ONCE.address)
      return problem(c, 'busy', "We're receiving a lot of files. Please try again in a few seconds.")
    underWay.push(address)
    try {
      return await next()
    } finally {
      underWay.splice(underWay.indexOf(address), 1)
    }
  }
}
