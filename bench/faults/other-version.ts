import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Checks out another version of the shop, builds it with this version's packages, runs `work`, and removes the checkout. */
export async function runWithOtherVersion<T>(
  reference: string,
  folder: string,
  work: (code: string) => Promise<T>,
): Promise<T> {
  const code = path.join(folder, 'other-version')
  const git = (...args: string[]) => execFileSync('git', ['-C', ROOT, ...args], { stdio: 'inherit' })
  git('worktree', 'add', '--detach', '--quiet', code, reference)
  try {
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(code, 'node_modules'))
    execFileSync(process.execPath, [path.join(code, 'scripts/build-application.ts')], {
      cwd: code,
      stdio: 'inherit',
    })
    return await work(code)
  } finally {
    git('worktree', 'remove', '--force', code)
  }
}
