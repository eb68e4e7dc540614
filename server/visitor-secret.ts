import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Environment } from './env.ts'

export type VisitorSecret = { ok: true; secret: string } | { ok: false; message: string }

const SECRET_BYTES = 32

/** The key that signs visitors' cookies: from the settings, else made once and kept in the data folder, readable by its owner only. */
export function readVisitorSecret(env: Environment): VisitorSecret {
  if (env.VISITOR_SECRET !== undefined) return { ok: true, secret: env.VISITOR_SECRET }
  return readOrMake(env.DATA_DIR)
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
