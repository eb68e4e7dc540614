import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

let listsAreFresh = false

/** Installs Debian packages with apt-get. Does nothing if the user isn't root. */
export function installDebianPackages(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${what} …`)
  if (!listsAreFresh) apt('update')
  listsAreFresh = true
  apt('install', '-y', '--no-install-recommends', ...packages)
}

function apt(...args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
