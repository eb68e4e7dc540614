import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

const PROGRAM = new URL('./new-database-process.ts', import.meta.url)
const UNFINISHED_PREFIX = '.unfinished-'

/**
 * Creates a database in a temporary folder, and renames the folder when all files are complete and on the disk. If the process is killed
 * before that, the next start doesn't find an incomplete database.
 */
export async function createDatabaseFiles(postgresFolder: string): Promise<void> {
  removeUnfinished(postgresFolder)
  // Uses a new folder name each time. If the shop was killed, the child process that creates the database may go on writing to the old
  // folder for a moment.
  const unfinished = fs.mkdtempSync(`${postgresFolder}${UNFINISHED_PREFIX}`)
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

// A flag that makes V8 use only its baseline compiler. The optimising compiler would take 500 MB for code that runs only once.
const QUICK_COMPILER = ['--liftoff-only']

/**
 * Runs PostgreSQL's initdb in a separate process. It needs hundreds of megabytes, and the system gets that memory back only when the
 * process ends.
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

// The number of files that are synced at the same time. Several syncs together take about as long as one.
const MAX_CONCURRENT_SYNCS = 16

async function syncTree(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .values()
  const syncNext = async () => {
    for (const file of files) await syncOne(file)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_SYNCS }, syncNext))
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
