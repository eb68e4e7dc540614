import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The root of the project: every command runs from there. */
export const root = path.dirname(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname))
process.chdir(root)

const windows = process.platform === 'win32'

/** Runs a command in the open; ends this process when it fails. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...env },
  })
  if (result.error) console.error(`${command}: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** Remembers under `name` what a step was done for, and tells whether that has changed since. */
export function whenChanged(stampFile, fingerprint, step) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return
  step()
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, fingerprint)
}

export const hashOf = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** Installs what package-lock.json names, when that is not what is installed. */
export function installIfNeeded() {
  requireNode()
  const fingerprint = hashOf(readFileSync('package-lock.json'), process.platform, process.arch)
  whenChanged('node_modules/.installed-for', fingerprint, () => {
    console.log('Installing what the shop needs …')
    // Also development dependencies: the shop is built from its sources here. No package may run a script.
    run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'])
  })
}

function requireNode() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 20) return
  console.error(`The shop needs Node 20 or newer to start from; this is ${process.version}.`)
  process.exit(1)
}

/** The Node that came with the packages; where there is none for this platform, this one if it is new enough. */
export function pinnedNode() {
  const pinned = path.resolve('node_modules/.bin', windows ? 'node.cmd' : 'node')
  if (existsSync(pinned)) return pinned
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24) return process.execPath
  console.error(
    `There is no packaged Node for ${process.platform} ${process.arch}: install Node 24 or newer (this is ${process.version}).`,
  )
  process.exit(1)
}
