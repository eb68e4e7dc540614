import { describe, expect, it } from 'vitest'
import { parseDesign } from '../design.ts'
import { isDenied } from '../motifs/screened.ts'
import { palettes } from '../palettes.ts'
import { styleNames, type Style } from '../style-names.ts'
import { installedSupplies } from '../supplies/installed.ts'
import { distance } from './choose-palettes.ts'
import { compose, type Concept } from './compose.ts'
import prompts from './prompts.json' with { type: 'json' }
import { likenessOf, thumbnailOf } from './thumbnail.ts'

const supplies = installedSupplies()
// Composes concepts. A concept takes a tenth of a second, and many times that on a busy machine, hence the long timeouts.
function conceptsOf(prompt: string, style: Style = 'vintage', seed = 0): Concept[] {
  const composed = compose({ prompt, style, seed }, supplies)
  if (!composed.ok) throw new Error(composed.message)
  return composed.concepts
}

// Each style is tested with different prompts.
const sample = prompts
  .filter((_, i) => i % 8 === 0)
  .map(({ prompt, texts }, i) => ({ prompt, texts, style: styleNames[i % styleNames.length] ?? 'modern' }))

describe('three designs for a prompt', () => {
  it.each(sample)('$style: $prompt', ({ prompt, texts, style }) => {
    const concepts = conceptsOf(prompt, style)
    expect(concepts).toHaveLength(3)
    expect(new Set(concepts.map(({ design }) => design.layout)).size).toBe(3)
    for (const { design, drawing } of concepts) {
      expect(parseDesign(JSON.stringify(design)).ok).toBe(true)
      expect(isDenied(design.motif?.split(':')[1] ?? '')).toBe(false)
      if (texts.length > 0) expect(design.words.join(' ').toLowerCase()).toBe(texts.join(' ').toLowerCase())
      expect(drawing.layers.some(({ role }) => role === 'text')).toBe(design.words.length > 0)
    }
    const [a, b, c] = concepts.map(({ drawing }) => thumbnailOf(drawing))
    if (!a || !b || !c) throw new Error('three concepts were expected')
    expect(Math.max(likenessOf(a, b), likenessOf(b, c), likenessOf(a, c))).toBeLessThan(0.9)
  })

  it('are the same for the same prompt, style and seed, and differ for another seed', () => {
    const prompt = 'howling wolf "NIAGARA OFFROAD"'
    expect(JSON.stringify(conceptsOf(prompt))).toBe(JSON.stringify(conceptsOf(prompt)))
    expect(conceptsOf(prompt, 'vintage', 1)[0]?.design.layout).not.toBe(conceptsOf(prompt)[0]?.design.layout)
  })

  it('show both named things', () => {
    for (const { design } of conceptsOf('skull on a motorcycle')) {
      expect(design.motif).toMatch(/skull|calavera/)
      expect(design.second).toMatch(/motor/)
    }
  })

  it('are in the colours that the customer names', () => {
    const [first] = conceptsOf('pink unicorn', 'vintage')
    const { main, second } = palettes[first?.design.palette ?? 'mono']
    expect(Math.min(distance(main, '#ea6aa2'), distance(second, '#ea6aa2'))).toBeLessThan(80)
  })

  it('are described truthfully', () => {
    const [first] = conceptsOf('howling wolf "NIAGARA OFFROAD" badge')
    expect(first?.design.layout).toBe('badge')
    expect(first?.title).toMatch(/^Wolf badge in /)
    expect(first?.description).toContain('with the words “NIAGARA OFFROAD”')
    expect(first?.tags).toEqual(expect.arrayContaining(['vintage', 'badge', 'wolf']))
  })
})

describe('no designs', () => {
  it.each([
    ['blank', '   '],
    ['too-long', `"${'many words to be set '.repeat(12)}"`],
    ['not-drawn', 'machine gun'],
  ])('%s', (reason, prompt) => {
    expect(compose({ prompt, style: 'bold' }, supplies)).toMatchObject({ ok: false, reason })
  })

  it('not-drawn, if no layout of the style has room for the request', () => {
    // The prompt has four lines of the maximum length, but this style's layouts have room for three.
    const prompt = `"${['a', 'b', 'c', 'd'].map((letter) => letter.repeat(28)).join(' ')}"`
    expect(compose({ prompt, style: 'modern' }, supplies)).toMatchObject({ ok: false, reason: 'not-drawn' })
  })
})
