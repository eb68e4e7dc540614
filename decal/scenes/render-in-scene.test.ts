import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sceneNames } from '../design.ts'
import { drawDecal } from '../draw-decal.ts'
import { renderPicture } from '../picture/render-picture.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { renderInScene } from './render-in-scene.ts'

const assets = loadEngineAssets()
const drawn = drawDecal({ layout: 'plate', words: ['UNIT 27'], palette: 'maple' }, assets)
if (!drawn.ok) throw new Error(drawn.reason)

it.each(sceneNames)('the %s shows the decal, as a picture that renders', async (scene) => {
  const svg = renderInScene(drawn.drawing, scene)
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  expect([width, height]).toEqual([1000, 1000])
  expect(svg).toContain(drawn.drawing.palette.main)
  expect(svg).not.toMatch(/NaN|undefined|<text|<image/)
})

it('doesn’t peel a corner with lettering', () => {
  expect(renderPicture(drawn.drawing, { lifted: true })).toBe(renderPicture(drawn.drawing))
})

it('a product picture has a border, a shadow and at most one lifted corner, in no more than 30 KB', () => {
  const number = drawDecal({ layout: 'roundel', words: ['42'], palette: 'mono' }, assets)
  if (!number.ok) throw new Error(number.reason)
  const flat = renderPicture(number.drawing)
  const lifted = renderPicture(number.drawing, { lifted: true })
  expect(lifted).not.toBe(flat)
  expect(Buffer.byteLength(lifted)).toBeLessThan(30_000)
})
