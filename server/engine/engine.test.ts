import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { trackClientAddress } from '../runtime/request-address.ts'
import { Engine } from './engine.ts'
import { ENGINE_LIMITS, type EngineLimits } from './engine-limits.ts'

// Long time limits, so that jobs also succeed while other programs slow the machine down. A job that hangs ends with the test's own
// timeout.
const PATIENT: EngineLimits = { ...ENGINE_LIMITS, waitMs: 50_000, jobMs: 30_000 }
const REQUEST = { prompt: 'wolf "NIGHT RIDERS"', style: 'vintage', seed: 7, count: 6 } as const
const BAD_DRAWING = { design: {}, prompt: '', style: 'bold' } as const

let engine: Engine
const open = (limits: Partial<EngineLimits> = {}) => {
  engine = new Engine(() => {}, { ...PATIENT, ...limits })
  return engine
}
afterEach(() => engine.stop())

describe('the engine', () => {
  it('draws the same for the same request, even in another thread and another process', async () => {
    const first = await open().compose(REQUEST, 'kim')
    await engine.stop()
    expect(first.ok && first.concepts).toHaveLength(6)
    expect(await open().compose(REQUEST, 'kim')).toEqual(first)
  })

  it('ends a drawing that takes too long, and draws the next one', async () => {
    const limits = { ...PATIENT, jobMs: 1 }
    engine = new Engine(() => {}, limits)
    expect(await engine.compose({ ...REQUEST, seed: 8 }, 'kim')).toMatchObject({
      ok: false,
      reason: 'too-complex',
    })
    // Sets the long time limit again for the next job.
    limits.jobMs = PATIENT.jobMs
    expect(await engine.draw(BAD_DRAWING, 'kim')).toMatchObject({ ok: false, reason: 'bad-design' })
  })

  it('refuses requests while the queue is full, and serves those that wait', async () => {
    open({ waiting: 3 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => engine.draw(BAD_DRAWING, 'kim')))
    const reasons = answers.map((answer) => !answer.ok && answer.reason)
    expect(reasons).toEqual(['bad-design', 'bad-design', 'bad-design', 'engine-busy', 'engine-busy'])
  })

  it('serves requesters in turn: nobody waits for all drawings of a requester with many', async () => {
    open()
    const served: string[] = []
    const ask = async (asker: string) => {
      await engine.draw(BAD_DRAWING, asker)
      served.push(asker)
    }
    await Promise.all(['kim', 'kim', 'kim', 'kim', 'kim', 'lou', 'lou', 'max'].map(ask))
    expect(served).toEqual(['kim', 'lou', 'max', 'kim', 'lou', 'kim', 'kim', 'kim'])
  })

  it('counts all visitors at one IP address as one requester', async () => {
    open()
    const served: string[] = []
    const shop = new Hono()
    shop.use(trackClientAddress({ TRUSTED_PROXY: { hops: 1 } }))
    shop.get('/:visitor', async (c) => {
      await engine.draw(BAD_DRAWING, c.req.param('visitor'))
      served.push(c.req.param('visitor'))
      return c.body(null)
    })
    const ask = (visitor: string, address: string) =>
      shop.request(`/${visitor}`, { headers: { 'x-forwarded-for': address } })
    await Promise.all([
      ...['flood 1', 'flood 2', 'flood 3'].map((visitor) => ask(visitor, '198.51.100.1')),
      ask('honest', '198.51.100.2'),
    ])
    expect(served.map(decodeURIComponent)).toEqual(['flood 1', 'honest', 'flood 2', 'flood 3'])
  })

  it('drops a job of the requester with the most waiting jobs if the queue is full', async () => {
    open({ waiting: 4 })
    const reasons = ['kim', 'kim', 'kim', 'kim', 'lou', 'max'].map(async (asker) => {
      const answer = await engine.draw(BAD_DRAWING, asker)
      return `${asker}: ${!answer.ok && answer.reason}`
    })
    expect(await Promise.all(reasons)).toEqual([
      'kim: bad-design',
      'kim: bad-design',
      'kim: engine-busy',
      'kim: engine-busy',
      'lou: bad-design',
      'max: bad-design',
    ])
  })

  it('lets a cancelled drawing leave the queue, and draws those after it', async () => {
    open()
    const stopping = new AbortController()
    const first = engine.draw(BAD_DRAWING, 'kim')
    const second = engine.draw(BAD_DRAWING, 'kim', stopping.signal)
    const third = engine.draw(BAD_DRAWING, 'kim')
    stopping.abort()
    expect(await second).toMatchObject({ ok: false, reason: 'stopped' })
    expect(await first).toMatchObject({ ok: false, reason: 'bad-design' })
    expect(await third).toMatchObject({ ok: false, reason: 'bad-design' })
    expect(await engine.draw(BAD_DRAWING, 'kim', stopping.signal)).toMatchObject({ reason: 'stopped' })
  })

  it('lets nobody wait longer than its limit', async () => {
    open({ waitMs: 1 })
    expect(await engine.draw(BAD_DRAWING, 'kim')).toMatchObject({ ok: false, reason: 'engine-busy' })
  })

  it('answers waiting requests when the shop closes', async () => {
    const waiting = open().compose(REQUEST, 'kim')
    await engine.stop()
    expect(await waiting).toMatchObject({ ok: false, reason: 'engine-busy' })
    expect(await engine.compose(REQUEST, 'kim')).toMatchObject({ ok: false, reason: 'engine-busy' })
  })
})
