import { describe, expect, it } from 'vitest'
import { parseDesign } from './design.ts'

const good = {
  layout: 'badge',
  motif: 'game-icons:wolf-howl',
  words: ['NIAGARA', 'OFFROAD'],
  palette: 'vintage-red',
}

describe('a design', () => {
  it('is read from its JSON text', () => {
    expect(parseDesign(JSON.stringify(good))).toEqual({ ok: true, design: good })
  })

  it('needs no motif if its layout is lettering', () => {
    expect(parseDesign('{"layout":"plate","words":["UNIT 27"],"palette":"steel"}').ok).toBe(true)
  })

  it.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ['layout', { ...good, layout: 'spiral' }],
    ['palette', { ...good, palette: 'beige' }],
    ['scene', { ...good, scene: 'moon' }],
    ['motif', { ...good, motif: 'wolf' }, { code: 'bad-motif-name' }],
    ['motif', { ...good, motif: undefined }, { code: 'layout-needs-motif', layout: 'badge' }],
    [
      'words',
      { ...good, layout: 'lettering', words: [] },
      { code: 'layout-needs-words', layout: 'lettering' },
    ],
    ['words', { ...good, words: ['A', 'B', 'C', 'D', 'E'] }],
    ['words.1', { ...good, words: ['NIAGARA', '水'] }, { code: 'unsettable-character' }],
    [
      'second',
      { layout: 'plate', words: ['A'], palette: 'steel', second: good.motif },
      { code: 'no-first-motif' },
    ],
    ['third', { ...good, third: good.motif }, { code: 'no-second-motif' }],
    ['arrangement', { ...good, arrangement: 'above' }, { code: 'arrangement-of-one-motif' }],
    ['seed', { ...good, seed: 1.5 }],
    ['design', { ...good, colour: 'red' }],
  ])('is refused with the name of its invalid field: %s', (field, value, fault = { code: 'invalid' }) => {
    expect(parseDesign(JSON.stringify(value))).toMatchObject({
      ok: false,
      reason: 'bad-design',
      field,
      fault,
    })
  })

  it('is refused when it is not JSON', () => {
    expect(parseDesign('badge')).toMatchObject({ ok: false, field: 'design', fault: { code: 'not-json' } })
  })
})
