import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'

const SCRIPT = path.resolve(import.meta.dirname, '../../tests/setup/list-reads-at-load.ts')
const readsSchema = z.object({ loaded: z.int(), found: z.array(z.string()) })

test('no module of content/, domain/ or server/ reads a setting while it loads, which would freeze its value', async () => {
  // The script runs in a separate process, in which no module has been loaded yet.
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, 'content', 'domain', 'server'])
  const { loaded, found } = readsSchema.parse(JSON.parse(stdout))
  expect(loaded).toBeGreaterThan(1_000)
  expect(found).toEqual([])
}, 120_000)
