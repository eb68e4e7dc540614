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
 * The test files that run on both databases, as their first line says. They test SQL, locks, transactions, races and faults. In a recorded
 * run, they sent all but four of the 2,100 different SQL statements of the shop.
 */
const onBothDatabases = globSync('server/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// Runs on both databases.\n'),
)

/** Timeouts for tests that hang. Even on a busy machine, a test that works takes far less. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/**
 * Makes a project in which Node itself runs the sources, as in a running shop: without transforms, with Node's own import conditions, and
 * with one module graph for all files of a worker.
 */
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
    // There is one worker less than the machine has cores, which is also Vitest's default, but at least two.
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
