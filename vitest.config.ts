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
 * The tests that run on both databases, as their first line says: tests of SQL, locks, transactions, races and faults. In a recorded run,
 * these tests sent all but four of the shop's 2,100 different statements.
 */
const onBothDatabases = globSync('server/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// Runs on both databases.\n'),
)

/** Timeouts that only end tests that hang. On a busy machine, a working test takes far less. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/**
 * Makes a project in which Node runs the sources itself, as in a running shop: without transforms, with one module graph per worker, and
 * with only Node's own import conditions.
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
    // The number of workers. Vitest's default is one less than the number of processor cores. With that, all files would share one worker
    // on two cores.
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
