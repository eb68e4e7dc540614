import { globSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { findPostgresPrograms } from './tests/setup/find-postgres.ts'

const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined || findPostgresPrograms() !== null
if (!hasPostgres) {
  process.stderr.write(
    'server-postgres is SKIPPED: no `postgres` and `initdb` on this machine and no TEST_DATABASE_URL.\n',
  )
}

/**
 * PostgreSQL repeats the tests that say so in their first line: SQL, locks, transactions, races and faults. Recorded over a whole run, they
 * send all but four of the shop's 2,100 different statements.
 */
const onBothDatabases = globSync('server/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// Runs on both databases.\n'),
)

/** Ends a test that hangs; no working one comes near, however busy the machine. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/** Node runs the sources itself, as in a running shop: no transforms, one module graph a worker, and no conditions but Node's own. */
function nodeProject<T extends object>(test: T) {
  return {
    resolve: { conditions: [] },
    ssr: { resolve: { conditions: [] } },
    test: { ...test, isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } },
  }
}

const serverProject = (kind: 'embedded' | 'postgres') =>
  nodeProject({
    name: `server-${kind}`,
    include: kind === 'embedded' ? ['server/**/*.test.ts'] : onBothDatabases,
    globalSetup: [`./tests/setup/${kind}.global.ts`],
    ...PATIENT,
  })

export default defineConfig({
  test: {
    // Vitest takes one less than there are cores; with two cores the second would wait for the first.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    projects: [
      nodeProject({
        name: 'unit',
        include: ['{domain,decal,contract,content,scripts,sample-shop}/**/*.test.ts'],
        ...PATIENT,
      }),
      { test: { name: 'app', include: ['app/**/*.test.{ts,tsx}'], ...PATIENT } },
      serverProject('embedded'),
      ...(hasPostgres ? [serverProject('postgres')] : []),
    ],
  },
})
