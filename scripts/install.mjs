// Installs with `npm ARGUMENTS` and, where the machine's Node is too old, the pinned Node at the same time. Asynchronous
// and so a process of its own: what prepares the shop goes step by step (scripts/prepare.mjs).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { missingNode } from './prepare-node.mjs'

const args = process.argv.slice(2)
const codes = await Promise.all([
  missingNode === null ? 0 : installNode(missingNode),
  args.length === 0 ? 0 : npm(...args),
])
process.exit(Math.max(...codes))

/** Exit code of npm. No package may run a script. What npm has in its cache needs no look at the registry: the lock file names versions and hashes. */
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
  // Moved into place once it is whole: another clone may install it at the same time.
  const unfinished = mkdtempSync(`${folder}-`)
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(new URL(file, manifests), path.join(unfinished, file))
  const code = await npm('ci', '--prefix', unfinished)
  if (code === 0 && !existsSync(folder)) renameSync(unfinished, folder)
  rmSync(unfinished, { recursive: true, force: true })
  return code
}
