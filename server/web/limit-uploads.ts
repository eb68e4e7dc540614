import type { Context, MiddlewareHandler } from 'hono'
import { findClientAddress } from '../runtime/client-address.ts'
import type { Deps } from '../deps.ts'
import type { Environment } from '../runtime/env.ts'
import { planMemory } from '../runtime/memory-plan.ts'
import { respondProblem } from './problem.ts'
import { getBodyLimit, isFileUpload } from './same-origin.ts'

/** The maximum number of concurrent uploads, in total and per IP address. The memory plan limits their size. */
const UPLOADS_AT_ONCE = { all: 24, address: 6 } as const
/** The share of the size limit that one IP address may use for its concurrent uploads. A single file is always accepted. */
const SHARE_OF_ADDRESS = 0.5

type UnderWay = { address: string; bytes: number }
/** The uploads in progress, counted separately for each shop, because all upload routes of a shop share its memory. */
const underWayOf = new WeakMap<Environment, UnderWay[]>()

/** Limits concurrent uploads, so that they can't fill the memory and one IP address can't use all of it. */
export function limitUploads(
  { env }: Pick<Deps, 'env'>,
  isUpload: (c: Context) => boolean = isFileUpload,
  uploadBytes: number = planMemory().uploadBytes,
): MiddlewareHandler {
  const underWay = underWayOf.get(env) ?? []
  underWayOf.set(env, underWay)
  return async (c, next) => {
    if (!isUpload(c)) return next()
    const address = findClientAddress(c, env)
    const bytes = bodyBytes(c)
    const own = underWay.filter((other) => other.address === address)
    const isOver =
      hasNoRoom(underWay, bytes, { uploads: UPLOADS_AT_ONCE.all, bytes: uploadBytes }) ||
      hasNoRoom(own, bytes, { uploads: UPLOADS_AT_ONCE.address, bytes: uploadBytes * SHARE_OF_ADDRESS })
    if (isOver)
      return respondProblem(c, 'busy', "We're receiving a lot of files. Please try again in a few seconds.")
    const upload = { address, bytes }
    underWay.push(upload)
    try {
      return await next()
    } finally {
      underWay.splice(underWay.indexOf(upload), 1)
    }
  }
}

function hasNoRoom(underWay: readonly UnderWay[], bytes: number, most: { uploads: number; bytes: number }) {
  const taken = underWay.reduce((sum, upload) => sum + upload.bytes, 0)
  return underWay.length >= most.uploads || (taken > 0 && taken + bytes > most.bytes)
}

/** Returns the declared length of a body. Without a declared length, returns the maximum length for this path. */
function bodyBytes(c: Context): number {
  const declared = Number(c.req.header('content-length') ?? NaN)
  return Number.isFinite(declared) && declared >= 0 ? Math.min(declared, getBodyLimit(c)) : getBodyLimit(c)
}
