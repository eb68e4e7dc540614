import { describe, expect, it } from 'vitest'
import { layer } from '../drawing.ts'
import { disc, star } from '../geometry/figures.ts'
import { finishDecal, type Finishing } from './finish-decal.ts'

const finishing = (more: Partial<Finishing> = {}): Finishing => ({
  artwork: { kind: 'layers', layers: [layer('motif', '#aa0000', star(10, 20, 40))] },
  silhouette: star(10, 20, 40),
  border: '#ffffff',
  widthMm: 75,
  cutKind: 'kiss',
  ...more,
})

describe('finishing a decal', () => {
  it.each<[string, Partial<Finishing>]>([
    ['no-area', { silhouette: [] }],
    ['too-small', { widthMm: 5.9 }],
    ['too-small', { widthMm: 7.9 }],
    ['too-small', { widthMm: Number.NaN }],
    ['too-large', { widthMm: 5081 }],
    ['bad-offset', { offsetMm: 0.9 }],
    ['bad-offset', { offsetMm: 10.1 }],
  ])('is refused: %s', (reason, more) => {
    expect(finishDecal(finishing(more))).toEqual({ ok: false, reason })
  })

  it('cuts a disc along a true circle of eight arcs', () => {
    const finished = finishDecal(finishing({ silhouette: disc(5, 5, 40) }))
    expect(finished).toMatchObject({ ok: true, decal: { box: { left: 0, top: 0 } } })
    expect(finished.ok && finished.decal.cut.curves).toHaveLength(8)
  })
})
