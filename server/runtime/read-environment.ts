import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { parseEnvironment } from './env.ts'

/**
 * Reads the environment variables of this process. Variables that aren't set are read from the file `.env` in the working directory. Tests
 * ignore that file, because it may belong to a real shop on the same machine.
 */
export function readEnvironment(
  folder = process.cwd(),
  environment: Record<string, string | undefined> = process.env,
): ReturnType<typeof parseEnvironment> {
  if (environment['NODE_ENV'] === 'test') return parseEnvironment(environment)
  const file = path.join(folder, '.env')
  const read = readFile(file)
  return read.ok ? parseEnvironment({ ...parseEnv(read.text), ...environment }) : read
}

function readFile(file: string): { ok: true; text: string } | { ok: false; message: string } {
  try {
    return { ok: true, text: fs.readFileSync(file, 'utf8') }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { ok: true, text: '' }
    return {
      ok: false,
      message: `${file} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}
