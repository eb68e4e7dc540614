import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { ShopProcessSettings } from './shop-process.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/check-books.ts')

/** Runs `npm run check-books`. Returns its output if the books don't balance. */
export async function checkBooks({
  dataDir,
  databaseUrl = '',
  more,
}: ShopProcessSettings): Promise<string[]> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...more }
  try {
    await promisify(execFile)(process.execPath, [SCRIPT], { env })
    return []
  } catch (error) {
    const said = z.object({ stdout: z.string(), stderr: z.string() }).parse(error)
    return `${said.stdout}${said.stderr}`
      .split('\n')
      .filter((line) => line !== '' && !line.endsWith(': balances'))
  }
}
