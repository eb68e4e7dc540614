import { describe, expect, it } from 'vitest'
import { makeRoundDecal } from '../../decal/export/example-decals.ts'
import { storeDecal } from '../../decal/stored-decal.ts'
import { NestThread } from './nest-thread.ts'

const roll = { widthMm: 610, mostLengthMm: 5_080, marginMm: 5, gapMm: 1, turning: 'quarters' } as const
const job = (copies: number) => ({
  decals: [{ stored: storeDecal(makeRoundDecal()), copies, name: 'ND-10001-1' }],
  roll,
  title: 'Roll',
  film: 'Premium vinyl',
})

describe('the nesting thread', () => {
  it('nests one roll at a time, and then the next', async () => {
    const thread = new NestThread()
    const [one, two] = await Promise.all([thread.run(job(9)), thread.run(job(1))])
    expect(one.ok && one.nested.nest.placements.length).toBe(9)
    expect(two).toEqual({ ok: false, reason: 'busy' })
    expect((await thread.run(job(1))).ok).toBe(true)
  })

  it('is ended if it takes too long', async () => {
    const thread = new NestThread(1)
    expect(await thread.run(job(500))).toEqual({ ok: false, reason: 'too-complex' })
  })

  it('rejects a corrupt decal, and nests the next roll', async () => {
    const thread = new NestThread()
    const damaged = {
      ...job(1),
      decals: [{ stored: new Uint8Array([1, 2, 3]), copies: 1, name: 'ND-10001-1' }],
    }
    await expect(thread.run(damaged)).rejects.toThrow()
    expect((await thread.run(job(1))).ok).toBe(true)
  })
})
