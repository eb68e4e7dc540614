import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const SECONDS_FILE = '.cache/test-seconds.json'

type FileTime = { project: string; file: string; seconds: number; endedAt: number }

/**
 * Writes the number of passed tests and the time of each project and file to VITEST_REPORT. Also stores the time of each file, which `npm
 * run test:changed` needs to choose tests.
 */
export default class TimeReporter implements Reporter {
  readonly #files: FileTime[] = []
  #began = performance.now()

  onInit() {
    this.#began = performance.now()
  }

  onTestModuleEnd(module: TestModule) {
    const { duration, collectDuration } = module.diagnostic()
    const seconds = (duration + collectDuration) / 1_000
    const file = path.relative(process.cwd(), module.moduleId)
    this.#files.push({ project: module.project.name, file, seconds, endedAt: performance.now() })
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const report = process.env['VITEST_REPORT']
    if (report !== undefined) {
      mkdirSync(path.dirname(report), { recursive: true })
      writeFileSync(
        report,
        JSON.stringify({ ...countTests(modules), projects: this.#projects(), files: this.#files }),
      )
    }
    mkdirSync(path.dirname(SECONDS_FILE), { recursive: true })
    const seconds = this.#files.map(({ file, seconds: taken }) => [file, Math.round(taken * 100) / 100])
    writeFileSync(SECONDS_FILE, JSON.stringify({ ...readSeconds(), ...Object.fromEntries(seconds) }))
  }

  /** Computes the time of each project. Projects run one after another, so each project starts when the project before it ends. */
  #projects() {
    const ends = new Map<string, number>()
    for (const { project, endedAt } of this.#files) ends.set(project, endedAt)
    let before = this.#began
    return [...ends].map(([name, endedAt]) => {
      const seconds = (endedAt - before) / 1_000
      before = endedAt
      return { name, seconds }
    })
  }
}

function countTests(modules: readonly TestModule[]) {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  )
  return {
    passed: states.filter((state) => state === 'passed').length,
    failed: states.filter((state) => state === 'failed').length,
  }
}

function readSeconds(): object {
  try {
    return JSON.parse(readFileSync(SECONDS_FILE, 'utf8'))
  } catch {
    return {}
  }
}
