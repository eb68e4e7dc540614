import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import type { Settings } from './shop-process.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/check-books.ts')

/** `npm run check-books`; gives its words where they do not balance. */
export function checkBooks({ dataDir, databaseUrl = '' }: Settings): string[] {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  try {
    execFileSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' })
    return []
  } catch (error) {
    const said = z.object({ stdout: z.string(), stderr: z.string() }).parse(error)
    return `${said.stdout}${said.stderr}`
      .split('\n')
      .filter((line) => line.startsWith('  ') || !line.endsWith('balances'))
  }
}
