import { describe, expect, it } from 'vitest'
import { packagingCopy } from '../../content/landing/packaging-copy.ts'
import { buildDieline } from './build-dieline.ts'
import { type PackageSize, SIZE_FIELDS, getDefaultPackageSize } from './package-types.ts'
import { placePanelName } from './panel-name.ts'

const TYPES = ['box', 'bottle', 'bag', 'label'] as const
/** Packages in the default size of each type, and the smallest and largest boxes. */
const { width, height, depth } = SIZE_FIELDS.box
const ENDS = [width.min, width.max].flatMap((wide) =>
  [height.min, height.max].flatMap((high) =>
    [depth?.min ?? 0, depth?.max ?? 0].map((deep) => ({ width: wide, height: high, depth: deep })),
  ),
)
const SIZES: PackageSize[] = [
  ...TYPES.map(getDefaultPackageSize),
  ...ENDS.map((size) => ({ type: 'box' as const, ...size })),
]

describe.each([6, 11])('the names of panels, at most %i mm', (most) => {
  it.each(SIZES)('are inside their panels, clear of the line where the ink ends: %j', (size) => {
    for (const { left, top, inkOver = 0, kind, ...panel } of buildDieline(size).panels) {
      const note = placePanelName(packagingCopy.panels[kind], { left, top, inkOver, ...panel }, most)
      const along = note.name.length * note.size * 0.52
      const [wide, high] = note.turned ? [note.size, along] : [along, note.size]
      expect(note.x - wide / 2).toBeGreaterThanOrEqual(left)
      expect(note.x + wide / 2).toBeLessThanOrEqual(left + panel.width - inkOver)
      expect(note.y - high / 2).toBeGreaterThanOrEqual(top)
      expect(note.y + high / 2).toBeLessThanOrEqual(top + panel.height)
    }
  })
})

it('is as large on the narrow glue tab as on the front, and inside the tab', () => {
  const { panels } = buildDieline(getDefaultPackageSize('box'))
  const told = panels
    .map((panel) => placePanelName(packagingCopy.panels[panel.kind], panel, 6))
    .map(({ name, size, turned }) => [name, size, turned])
  expect(told).toContainEqual(['Glue tab', 6, true])
  expect(told).toContainEqual(['Front', 6, false])
})
