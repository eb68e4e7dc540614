import { expect, it } from 'vitest'
import { georgiaDecals } from './georgia-decals.ts'
import { georgiaCounties, texasRoad } from './state-facts.ts'

it('the stretches of the Texas road cover it from line to line, and its towns come in order', () => {
  const { miles, stretches, towns } = texasRoad
  expect(stretches.map(({ from }) => from)).toEqual([0, ...stretches.slice(0, -1).map(({ to }) => to)])
  expect(stretches.at(-1)?.to).toBe(miles)
  const markers = towns.map(({ mile }) => mile)
  expect(markers).toEqual([...markers].sort((a, b) => a - b))
  expect(markers.at(-1)).toBeLessThan(miles)
})

it('the Georgia page names a county for each of its ten cities, and counts the others', () => {
  const places = georgiaDecals.sections.find(({ kind }) => kind === 'places')
  expect(places && 'names' in places && places.names).toEqual(georgiaCounties.names.map(({ city }) => city))
  expect(georgiaCounties.more).toContain(String(159 - georgiaCounties.names.length))
})
