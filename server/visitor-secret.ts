import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Environment } from './env.ts'

export type VisitorSecret = { ok: true; secret: string } | { ok: false; message: string }

const SECRET_BYTES = 32
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/**
 * The key that signs visitors' cookies: from the settings, else made once and kept in the data folder, readable by its owner only.
 * A shop that the world can reach must be given one: a data folder lost with its container would sign every shopper out of their orders.
 */
export function readVisitorSecret(env: Environment): VisitorSecret {
  if (env.VISITOR_SECRET !== undefined) return { ok: true, secret: env.VISITOR_SECRET }
  if (env.NODE_ENV === 'production' && isPublic(env)) {
    const message =
      'VISITOR_SECRET is not set. A shop that others can reach needs one: at least 32 random characters, kept secret.'
    return { ok: false, message }
  }
  return readOrMake(env.DATA_DIR)
}

function isPublic(env: Environment): boolean {
  const url = new URL(env.PUBLIC_URL)
  return url.protocol === 'https:' || !LOCAL_HOSTS.has(env.HOST) || !LOCAL_HOSTS.has(url.hostname)
}

function readOrMake(folder: string): VisitorSecret {
  const file = path.join(folder, 'visitor-secret')
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!fs.existsSync(file)) makeOnce(file)
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret.length >= SECRET_BYTES) return { ok: true, secret }
  return {
    ok: false,
    message: `${file} is damaged. Delete it: visitors then lose their cookies, orders stay.`,
  }
}

/** Written whole beside its place and linked there: two processes that start at once agree on the first one's. */
function makeOnce(file: string) {
  const draft = `${file}.${process.pid}`
  const descriptor = fs.openSync(draft, 'w', 0o600)
  try {
    fs.writeFileSync(descriptor, randomBytes(SECRET_BYTES).toString('base64url'))
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if (!fs.existsSync(file)) throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}
