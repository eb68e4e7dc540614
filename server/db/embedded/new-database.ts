import fs from 'node:fs'
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
  syncTree(unfinished)
  fs.renameSync(unfinished, postgresFolder)
  syncOne(path.dirname(postgresFolder))
}

function syncTree(folder: string) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) syncOne(path.join(entry.parentPath, entry.name))
  }
  syncOne(folder)
}

function syncOne(file: string) {
  const descriptor = fs.openSync(file, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
