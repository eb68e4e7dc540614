import fs from 'node:fs'
import path from 'node:path'

// The version of PostgreSQL inside PGlite 0.5. No other major version can read its files.
const POSTGRES_VERSION = '18'

export type FolderProblem = {
  ok: false
  reason: 'not-writable' | 'other-version' | 'disk-full'
  message: string
}

/** Creates the data folder if it doesn't exist, and checks that it is writable. */
export function prepareDataFolder(folder: string): { ok: true } | FolderProblem {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    const probe = path.join(folder, `.write-probe-${process.pid}`)
    fs.writeFileSync(probe, '')
    fs.rmSync(probe)
    return { ok: true }
  } catch (error) {
    return notWritable(folder, error)
  }
}

/** Returns the error that tells the operator that the disk is full. */
export function describeFullDisk(folder: string): FolderProblem {
  return { ok: false, reason: 'disk-full', message: `The disk with ${folder} is full.` }
}

function notWritable(folder: string, error: unknown): FolderProblem {
  const text = error instanceof Error ? error.message : String(error)
  return {
    ok: false,
    reason: 'not-writable',
    message: `The data folder ${folder} isn't writable: ${text}`,
  }
}

/** Refuses database files of another PostgreSQL version. Reads the version number from its own file, without opening the database. */
export function checkDatabaseVersion(postgresFolder: string): { ok: true } | FolderProblem {
  const file = path.join(postgresFolder, 'PG_VERSION')
  if (!fs.existsSync(file)) return { ok: true }
  const version = fs.readFileSync(file, 'utf8').trim()
  if (version === POSTGRES_VERSION) return { ok: true }
  return {
    ok: false,
    reason: 'other-version',
    message: `The data in ${postgresFolder} was written by PostgreSQL ${version}; this shop reads version ${POSTGRES_VERSION}. Start it with the version of the shop that wrote it.`,
  }
}
