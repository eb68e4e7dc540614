import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { linkNode, nodeToInstall, requireNode } from './prepare-node.mjs'

export { getNodePath } from './prepare-node.mjs'

/** The project's root. Every command runs from there. */
export const REPOSITORY_ROOT = path.dirname(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
)
process.chdir(REPOSITORY_ROOT)

/** Runs a command and shows its output. If the command fails, exits with its code. */
export function runCommand(command, args, env = {}) {
  const code = tryCommand(command, args, env)
  if (code !== 0) process.exit(code)
}

/** Runs a command, shows its output and returns its exit code. */
export function tryCommand(command, args, env = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (result.error) console.error(`${command}: ${result.error.message}`)
  return result.status ?? 1
}

export const isStampedFor = (stampFile, fingerprint) => readStamp(stampFile) === fingerprint

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

export function writeStamp(file, fingerprint) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, fingerprint)
}

export const hashStrings = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** Installs the packages that the shop needs, unless they are up to date. Doesn't remove development tools that are installed. */
export const installShopIfNeeded = () => install({ withTools: false })

/** Installs all packages in package-lock.json, unless they are up to date: those of the shop, and those for tests, checks and benches. */
export const installIfNeeded = () => install({ withTools: true })

function install({ withTools }) {
  requireNode()
  const stampFile = 'node_modules/.installed-for'
  const fingerprint = hashStrings(readFileSync('package-lock.json'), process.platform, process.arch)
  const shopOnly = `${fingerprint} shop`
  const everything = `${fingerprint} everything`
  const installed = readStamp(stampFile)
  const complete = installed === everything || (installed === shopOnly && !withTools)
  if (complete && nodeToInstall === null) return

  const tools = withTools || (installed !== shopOnly && existsSync('node_modules/vitest'))
  console.log(`Installing ${tools ? 'the shop and what its tests need' : 'what the shop needs'} …`)
  runCommand(process.execPath, [
    'scripts/install.mjs',
    ...(complete ? [] : npmCommand(installed === shopOnly, tools)),
  ])
  linkNode()
  writeStamp(stampFile, tools ? everything : shopOnly)
}

/** Chooses the npm command. `install` adds only what is missing; `ci` deletes node_modules first. */
function npmCommand(adding, tools) {
  if (adding) return ['install', '--no-save', '--include=dev']
  return ['ci', tools ? '--include=dev' : '--omit=dev']
}
