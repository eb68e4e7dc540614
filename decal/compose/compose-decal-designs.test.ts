import { describe, expect, it } from 'vitest'
import { parseDesign } from '../design.ts'
import { isBannedMotif } from '../motifs/screened-motifs.ts'
import { palettes } from '../palettes.ts'
import { styleNames, type DecalStyle } from '../style-names.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { measureColourDistance } from './choose-palettes.ts'
import { composeDecalDesigns, type DesignConcept } from './compose-decal-designs.ts'
import prompts from './prompts.json' with { type: 'json' }
import { compareThumbnails, drawThumbnail } from './thumbnail.ts'

const assets = loadEngineAssets()
// Composes concepts for a prompt. A concept takes a tenth of a second, or several seconds on a busy machine, so the tests have long
// timeouts.
function conceptsOf(prompt: string, style: DecalStyle = 'vintage', seed = 0): DesignConcept[] {
  const composed = composeDecalDesigns({ prompt, style, seed }, assets)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.concepts
}

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
      expect(isBannedMotif(design.motif?.split(':')[1] ?? '')).toBe(false)
      if (texts.length > 0) expect(design.words.join(' ').toLowerCase()).toBe(texts.join(' ').toLowerCase())
      expect(drawing.layers.some(({ role }) => role === 'text')).toBe(design.words.length > 0)
    }
    const [a, b, c] = concepts.map(({ drawing }) => drawThumbnail(drawing))
    if (!a || !b || !c) throw new Error('three concepts were expected')
    expect(Math.max(compareThumbnails(a, b), compareThumbnails(b, c), compareThumbnails(a, c))).toBeLessThan(
      0.9,
    )
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
    expect(
      Math.min(measureColourDistance(main, '#ea6aa2'), measureColourDistance(second, '#ea6aa2')),
    ).toBeLessThan(80)
  })

  it('are summarised truthfully', () => {
    const [first] = conceptsOf('howling wolf "NIAGARA OFFROAD" badge')
    expect(first?.design.layout).toBe('badge')
    expect(first?.summary).toMatchObject({
      layout: 'badge',
      parts: 'both',
      style: 'vintage',
      words: first?.design.words,
      things: [{ motif: expect.stringMatching(/wolf/), count: 'one' }],
    })
  })
})

describe('no designs', () => {
  it.each([
    ['blank', '   '],
    ['too-long', `"${'many words to be set '.repeat(12)}"`],
    ['not-drawn', 'machine gun'],
  ])('%s', (reason, prompt) => {
    expect(composeDecalDesigns({ prompt, style: 'bold' }, assets)).toMatchObject({ ok: false, reason })
  })

  it('not-drawn, if no layout of the style has room for the request', () => {
    // The prompt has four lines of the maximum length, but this style's layouts have room for three.
    const prompt = `"${['a', 'b', 'c', 'd'].map((letter) => letter.repeat(28)).join(' ')}"`
    expect(composeDecalDesigns({ prompt, style: 'modern' }, assets)).toMatchObject({
      ok: false,
      reason: 'not-drawn',
    })
  })
})
