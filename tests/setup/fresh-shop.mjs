// The shop for the browser tests: built already, on an empty data folder.
import { rmSync } from 'node:fs'

rmSync(process.env.DATA_DIR ?? 'test-results/shop', { recursive: true, force: true })
await import('../../server/main.ts')
