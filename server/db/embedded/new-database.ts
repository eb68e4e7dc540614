import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

const PROGRAM = new URL('./new-database-process.ts', import.meta.url)
const UNFINISHED = '.unfinished-'

/**
 * Creates a database in a temporary folder. Renames the folder when the files are complete and synced, so that the next start never finds
 * incomplete files after a kill.
 */
export async function createDatabaseFiles(postgresFolder: string): Promise<void> {
  removeUnfinished(postgresFolder)
  // The folder's name is unique, because the process of a killed shop may still be writing to its folder.
  const unfinished = fs.mkdtempSync(`${postgresFolder}${UNFINISHED}`)
  await makeFilesIn(unfinished)
  await syncTree(unfinished)
  fs.renameSync(unfinished, postgresFolder)
  await syncOne(path.dirname(postgresFolder))
}

function removeUnfinished(postgresFolder: string): void {
  const folder = path.dirname(postgresFolder)
  const prefix = `${path.basename(postgresFolder)}.unfinished`
  for (const name of fs.readdirSync(folder)) {
    if (name.startsWith(prefix))
      fs.rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

// V8's flag to use only the baseline compiler. The optimising compiler would take 500 MB, for work that is done only once.
const QUICK_COMPILER = ['--liftoff-only']

/**
 * Runs PostgreSQL's initdb in a separate process. It takes hundreds of megabytes, which a process returns to the system only when it ends.
 */
async function makeFilesIn(folder: string): Promise<void> {
  const child = fork(PROGRAM, [folder], {
    env: {},
    execArgv: QUICK_COMPILER,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [code, signal]: unknown[] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Couldn’t create the files of a new database (${String(signal ?? code)})`)
}

// The number of concurrent syncs. Several syncs together take about as long as one.
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
