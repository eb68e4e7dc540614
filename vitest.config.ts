import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { findPostgresPrograms } from './tests/setup/find-postgres.ts'

const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined || findPostgresPrograms() !== null
if (!hasPostgres) {
  process.stderr.write(
    'server-postgres is SKIPPED: no `postgres` and `initdb` on this machine and no TEST_DATABASE_URL.\n',
  )
}

function serverProject(kind: 'embedded' | 'postgres') {
  return {
    // No conditions but Node's own: the server's packages are resolved as in a running shop.
    resolve: { conditions: [] },
    ssr: { resolve: { conditions: [] } },
    test: {
      name: `server-${kind}`,
      include: ['server/**/*.test.ts'],
      // What has no database of the shop in it runs once.
      exclude: kind === 'postgres' ? ['server/db/embedded/**', 'server/engine/**'] : [],
      globalSetup: [`./tests/setup/${kind}.global.ts`],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      isolate: false,
      experimental: { viteModuleRunner: false, nodeLoader: false },
    },
  }
}

export default defineConfig({
  test: {
    // Vitest takes one less than there are cores; with two cores the second would wait for the first.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,decal,contract,content,app,scripts,sample-shop}/**/*.test.{ts,tsx}'],
        },
      },
      serverProject('embedded'),
      ...(hasPostgres ? [serverProject('postgres')] : []),
    ],
  },
})
