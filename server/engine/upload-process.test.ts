import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { DOT_ELEMENT, wrapInSvg } from '../../decal/artwork/examples/hostile-file-parts.ts'
import { makeHugePicturePdf } from '../../decal/artwork/examples/pdf-bombs.ts'
import { TimeBudget } from '../runtime/time-budget.ts'
import { ENGINE_LIMITS } from './engine-limits.ts'
import { EngineQueue } from './engine-queue.ts'
import type { StartWorker } from './engine-worker.ts'
import { Engine } from './engine.ts'
import type { ArtworkSubject } from './jobs.ts'
import { createUploadProcessStarter } from './upload-process.ts'

// Long time limits, so that jobs also succeed while other programs slow the machine down. A job that hangs ends with the test's own
// timeout.
const engine = new Engine(() => {}, { ...ENGINE_LIMITS, waitMs: 50_000, jobMs: 50_000 })
afterAll(() => engine.stop())

const artwork = (file: Uint8Array<ArrayBuffer>): ArtworkSubject => ({
  kind: 'artwork',
  file,
  sha256: createHash('sha256').update(file).digest('hex'),
  reading: { offsetMm: 3, tolerance: null, vectorise: false, keepInside: true },
})
const inspect = (file: Uint8Array<ArrayBuffer>) =>
  engine.inspect(artwork(file), { widthMm: 80, cutKind: 'kiss' }, { asker: 'kim' })
const megabytes = () => process.memoryUsage.rss() / 2 ** 20

describe.runIf(process.platform === 'linux')('the process that reads files', () => {
  it('is ended by a file that needs too much memory, and its successor reads the next file', async () => {
    const heavy = makeHugePicturePdf()
    const before = megabytes()
    expect(await inspect(heavy)).toMatchObject({ ok: false, reason: 'too-complex' })
    expect(megabytes() - before).toBeLessThan(100)
    expect(await inspect(Buffer.from(wrapInSvg(DOT_ELEMENT)))).toMatchObject({
      ok: true,
      read: { format: 'svg' },
    })
  })
})

it('is ended during a file that nobody waits for any more', async () => {
  let ended = 0
  const spied: StartWorker = (on) => {
    const worker = createUploadProcessStarter(640)(on)
    const end = () => {
      ended += 1
      return worker.end()
    }
    return { ...worker, end, send: (message) => (worker.send(message), sent.resolve()) }
  }
  const sent = Promise.withResolvers<void>()
  const limits = { ...ENGINE_LIMITS, waitMs: 50_000, jobMs: 50_000 }
  const shared = { log: () => {}, limits, budget: new TimeBudget(45_000, 600_000) }
  const queue = new EngineQueue(spied, { ...shared, endsStopped: true })
  const leaving = new AbortController()
  const job = {
    kind: 'inspect',
    subject: artwork(Buffer.from(wrapInSvg(DOT_ELEMENT))),
    making: { widthMm: 80, cutKind: 'kiss' },
    coarseAccepted: false,
  }
  const read = queue.run(job, 'kim', { signal: leaving.signal })
  await sent.promise
  leaving.abort()
  expect(await read).toEqual({ ok: false, reason: 'stopped' })
  expect(ended).toBe(1)
  expect(await queue.run(job, 'kim')).toMatchObject({ ok: true })
  await queue.stop()
})

it.runIf(process.platform === 'linux')('reports its processor time', async () => {
  const ready = Promise.withResolvers<void>()
  const worker = createUploadProcessStarter(640)({
    message: () => ready.resolve(),
    error: ready.reject,
    exit: () => {},
  })
  await ready.promise
  expect(worker.cpuMs()).toBeGreaterThan(0)
  await worker.end()
  expect(worker.cpuMs()).toBeNull()
})
