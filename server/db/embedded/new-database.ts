import fs from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { SharedSession } from './shared-session.ts'

/**
 * Makes a new database beside its final place and renames it when it is whole and on the disk:
 * a process killed meanwhile leaves nothing half-made that the next start would take for data.
 */
export async function createDatabaseFiles(postgresFolder: string): Promise<void> {
  const unfinished = `${postgresFolder}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { mode: 0o700 })
  const session = await SharedSession.open(unfinished, () => {})
  await session.close()
  await syncTree(unfinished)
  fs.renameSync(unfinished, postgresFolder)
  await syncOne(path.dirname(postgresFolder))
}

// A file system puts many files on the disk as quickly as one when it is asked for all of them at once.
const SYNCS_AT_ONCE = 16

async function syncTree(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .values()
  const syncNext = async () => {
    for (const file of files) await syncOne(file)
  }
  await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, syncNext))
  await syncOne(folder)
}

async function syncOne(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
