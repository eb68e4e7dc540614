import { spawn } from 'node:child_process'
import path from 'node:path'

/** The number of characters kept from the end of a run's output, enough to see why the run failed. */
const TAIL_LENGTH = 4_000

export type ProcessResult = { code: number | null; output: string }

/** Runs a Node script in a checkout. Commands from that checkout's packages come first on the PATH. */
export function runNode(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<ProcessResult> {
  const commands = path.join(folder, 'node_modules/.bin')
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      PATH: commands + path.delimiter + (process.env['PATH'] ?? ''),
      NO_COLOR: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-TAIL_LENGTH))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
