import { describe, expect, it } from 'vitest'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { composeDecalDesigns } from './compose-decal-designs.ts'

const assets = loadEngineAssets()

function pictureOf(prompt: string) {
  const composed = composeDecalDesigns({ prompt, style: 'bold' }, assets)
  const design = composed.ok ? composed.concepts[0]?.design : undefined
  return [design?.motif, design?.arrangement, design?.second, design?.third].filter(Boolean).join(' ')
}

describe('a landscape stands behind the thing', () => {
  it.each([
    ['a howling wolf over pine trees', 'game-icons:wolf-howl behind drawn:pine-forest'],
    ['mountain sunset with a canoe', 'drawn:canoe behind drawn:mountain-sunset'],
    ['bass jumping out of the water', 'drawn:largemouth-bass behind drawn:waves-on-open-water'],
    ['lifted jeep on a rocky trail', 'drawn:jeep behind drawn:mountain-trail'],
    ['lighthouse and waves', 'game-icons:lighthouse behind drawn:waves-on-open-water'],
    ['tractor in a field', 'drawn:farm-tractor behind drawn:farm-field'],
    ['wolf and full moon', 'game-icons:wolf-howl behind drawn:full-moon'],
  ])('%s', (prompt, picture) => {
    expect(pictureOf(prompt)).toBe(picture)
  })
})

it('a landscape by itself is drawn as usual, and so is water in a glass', () => {
  expect(pictureOf('mountains and trees')).not.toContain('behind')
  expect(pictureOf('glass of water')).not.toContain('drawn:waves-on-open-water')
})
