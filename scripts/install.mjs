// Runs `npm ARGUMENTS` to install packages. If the machine's Node is too old, also installs the version of Node that the project has
// pinned, at the same time. This is a separate process that scripts/prepare.mjs starts, because prepare.mjs is synchronous and can't wait
// for asynchronous work.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { nodeToInstall } from './prepare-node.mjs'

const args = process.argv.slice(2)
const codes = await Promise.all([
  nodeToInstall === null ? 0 : installNode(nodeToInstall),
  args.length === 0 ? 0 : npm(...args),
])
process.exit(Math.max(...codes))

/**
 * Runs npm and returns its exit code. Install scripts of packages are never run. If all packages are in npm's cache, the registry isn't
 * needed, because the lock file contains versions and hashes.
 */
async function npm(...command) {
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  const child = spawn('npm', [...command, ...flags], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}

async function installNode({ manifests, folder }) {
  mkdirSync(path.dirname(folder), { recursive: true })
  // Node is unpacked into a temporary folder and moved when it is complete, because another checkout may be installing it at the same time.
  const unfinished = mkdtempSync(`${folder}-`)
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(new URL(file, manifests), path.join(unfinished, file))
  const code = await npm('ci', '--prefix', unfinished)
  if (code === 0 && !existsSync(folder)) renameSync(unfinished, folder)
  rmSync(unfinished, { recursive: true, force: true })
  return code
}
