import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type PlantedFault, plantFault } from './planted-fault.ts'

export const REPOSITORY_ROOT = path.resolve(import.meta.dirname, '../..')
/** Names of cache folders that tools create. Each scratch copy has cache folders of its own. */
const CACHES = ['.vite', '.vite-temp', '.cache']
/** A file that records which packages are installed. Scripts may rewrite it, so each scratch copy has its own. */
const INSTALLED_FOR = '.installed-for'

/**
 * Copies the checkout to the system's temporary folder: tracked files, and new files that Git doesn't ignore. The copy's packages are links
 * to the packages of the original checkout, so no test may write into a package.
 */
export function makeScratchCopy(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mutations-bench-'))
  for (const file of listFiles()) {
    const target = path.join(folder, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.copyFileSync(path.join(REPOSITORY_ROOT, file), target)
  }
  linkPackages(folder)
  return folder
}

function listFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, {
    cwd: REPOSITORY_ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // Leaves out files that no longer exist. Git still lists a deleted file if its deletion isn't staged.
  return files.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(REPOSITORY_ROOT, file)))
}

function linkPackages(folder: string): void {
  const from = path.join(REPOSITORY_ROOT, 'node_modules')
  const to = path.join(folder, 'node_modules')
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from)) {
    if (name === INSTALLED_FOR) fs.copyFileSync(path.join(from, name), path.join(to, name))
    else if (!CACHES.includes(name)) fs.symlinkSync(path.join(from, name), path.join(to, name))
  }
}

/** Whether a checkout's file contains the text that the fault replaces. */
export function containsFaultText(folder: string, fault: PlantedFault): boolean {
  const file = path.join(folder, fault.file)
  return fs.existsSync(file) && plantFault(fs.readFileSync(file, 'utf8'), fault) !== null
}

/**
 * Plants a fault in a copy while `work` runs, and reverts it afterwards. Throws if the fault's text is missing or occurs more than once.
 */
export async function runWithFault<T>(
  folder: string,
  fault: PlantedFault,
  work: () => Promise<T>,
): Promise<T> {
  const file = path.join(folder, fault.file)
  const source = fs.readFileSync(file, 'utf8')
  const faulty = plantFault(source, fault)
  if (faulty === null) throw new Error(`The text of ${fault.name} is not exactly once in ${fault.file}`)
  fs.writeFileSync(file, faulty)
  try {
    return await work()
  } finally {
    fs.writeFileSync(file, source)
  }
}
