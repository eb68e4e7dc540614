import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { TestLocation } from './planted-fault.ts'
import { runNode } from './run-process.ts'

/** The result of a test run. `failed`: the names of the failed tests. `broken`: why no test ran; null if tests ran. */
export type TestRun = { passed: number; failed: string[]; broken: string | null }

/** The database for server tests that may run on either database. */
const ANY_DATABASE = 'embedded'
const REPORT = 'test-results/mutations.json'

/**
 * Runs one test file on one database in a copy of the checkout. Only this function knows how tests are started. Browser tests use an
 * application that is rebuilt when its sources change. Browser tests stop after a few failures, because each failing test runs until its
 * timeout.
 */
export async function runTests(
  folder: string,
  { file, database }: TestLocation,
  { stopAfter }: { stopAfter: number | null },
): Promise<TestRun> {
  const report = path.join(folder, REPORT)
  fs.rmSync(report, { force: true })
  if (file.startsWith('tests/e2e/')) {
    const build = "import { buildIfNeeded } from './scripts/prepare-build.mjs'; buildIfNeeded()"
    const built = await runNode(folder, ['--input-type=module', '--eval', build])
    if (built.code !== 0) return broken(built.output)
    const args = ['node_modules/@playwright/test/cli.js', 'test', `--max-failures=${stopAfter ?? 0}`, file]
    const { output } = await runNode(folder, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
    return fs.existsSync(report) ? readBrowserReport(report, output) : broken(output)
  }
  const projects: Record<string, string> = { server: `server-${database ?? ANY_DATABASE}`, app: 'app' }
  const project = projects[file.split('/')[0] ?? ''] ?? 'unit'
  const reporter = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporter, file]
  const { code, output } = await runNode(folder, args)
  return fs.existsSync(report) ? readVitestReport(report, { code, output }) : broken(output)
}

const broken = (output: string): TestRun => ({ passed: 0, failed: [], broken: output })

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

function readVitestReport(
  report: string,
  { code, output }: { code: number | null; output: string },
): TestRun {
  const files = vitestReport.parse(JSON.parse(fs.readFileSync(report, 'utf8'))).testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const namesOf = (status: string) =>
    tests.filter((test) => test.status === status).map(({ fullName }) => fullName)
  const passed = namesOf('passed').length
  const failed = namesOf('failed')
  // The run failed although no test failed. The cause is in setup or teardown, or is an error outside the tests.
  if (failed.length === 0 && tests.length > 0 && code !== 0) failed.push('(the file as a whole)')
  const reason = files.map(({ message }) => message ?? '').join('\n')
  return { passed, failed, broken: passed + failed.length === 0 ? reason + output : null }
}

const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string() })),
})
const suite = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional()
  },
})
const browserReport = z.object({ suites: z.array(suite) })

function readBrowserReport(report: string, output: string): TestRun {
  const { suites } = browserReport.parse(JSON.parse(fs.readFileSync(report, 'utf8')))
  const specs = suites.flatMap(specsOf)
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title)
  const passed = specs.filter(({ tests }) => tests.every(({ status }) => status === 'expected')).length
  return { passed, failed, broken: passed + failed.length === 0 ? output : null }
}

function specsOf({ specs = [], suites = [] }: z.infer<typeof suite>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
