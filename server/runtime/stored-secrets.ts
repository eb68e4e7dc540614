import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Environment } from './env.ts'
import { isLiveShop } from './live-settings.ts'

type Secret = { ok: true; secret: string } | { ok: false; message: string }

const SECRET_BYTES = 32
/** The length of the operator token in bytes. It is short, because people type the token. */
const TOKEN_BYTES = 15

/**
 * Returns the key that signs visitors' cookies, from the environment or from the data folder. In the data folder it is created once, and
 * only the folder's owner can read it.
 */
export function readVisitorSecret(env: Environment): Secret {
  if (env.VISITOR_SECRET !== undefined) return { ok: true, secret: env.VISITOR_SECRET }
  return readOrMake(path.join(env.DATA_DIR, 'visitor-secret'), {
    bytes: SECRET_BYTES,
    whenDeleted: 'visitors then lose their cookies, and orders are kept',
  })
}

/**
 * Gives an operator token to a shop that isn't live and has none. The token is created once and stored in the data folder, so that the
 * person who starts the shop can sign in.
 */
export function addOperatorToken(
  env: Environment,
): { ok: true; env: Environment } | { ok: false; message: string } {
  if (env.OPERATOR_TOKEN !== undefined || isLiveShop(env)) return { ok: true, env }
  const kept = readOrMake(path.join(env.DATA_DIR, 'operator-token'), {
    bytes: TOKEN_BYTES,
    whenDeleted: 'the next start creates another token',
  })
  return kept.ok ? { ok: true, env: { ...env, OPERATOR_TOKEN: kept.secret } } : kept
}

type Kind = { bytes: number; whenDeleted: string }

function readOrMake(file: string, { bytes, whenDeleted }: Kind): Secret {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  if (!fs.existsSync(file)) makeOnce(file, bytes)
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret.length >= bytes) return { ok: true, secret }
  return { ok: false, message: `${file} is damaged. Delete it: ${whenDeleted}.` }
}

/**
 * Writes a temporary file and makes a hard link to it. If two processes start at the same time, both use the file that was linked first.
 */
function makeOnce(file: string, bytes: number) {
  const draft = `${file}.${process.pid}`
  const descriptor = fs.openSync(draft, 'w', 0o600)
  try {
    fs.writeFileSync(descriptor, randomBytes(bytes).toString('base64url'))
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
