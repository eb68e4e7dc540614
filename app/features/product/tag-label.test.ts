import { expect, test } from 'vitest'
import { formatTagLabel } from './tag-label.ts'

test.each([
  ['car-truck-decals', 'Cars & Trucks'],
  ['bumper-stickers', 'Bumper Stickers'],
  ['boat-decals-graphics', 'Boat Decals & Marine Graphics'],
  ['alberta-decals', 'Alberta Decals'],
  ['bees', 'Bees'],
  ['vg-badge', 'VG badge'],
  ['pei', 'PEI'],
  ['qr', 'QR'],
  ['northern-lights', 'Northern lights'],
])('the tag %s reads %s', (tag, label) => {
  expect(formatTagLabel(tag)).toBe(label)
})
