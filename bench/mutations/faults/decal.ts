import type { PlantedFault } from '../planted-fault.ts'

/** Mistakes in the decal engine: in the print, in the cut, and in the limits on an uploaded file's memory and time. */
export const decalFaults: readonly PlantedFault[] = [
  {
    name: 'mirrored-shapes-keep-their-order-of-points',
    layer: 'decal',
    file: 'decal/geometry/shape.ts',
    find: 'return kx * ky < 0 ? scaled.map((ring) => ring.toReversed()) : scaled',
    replace: 'return scaled',
    tests: ['decal/geometry/shape.test.ts'],
  },
  {
    name: 'no-bleed-around-the-cut',
    layer: 'decal',
    file: 'decal/contour/bleed.ts',
    find: 'fillHoles(growRound(outline, measureBox(outline).width > LARGE_FROM_MM ? LARGE_BLEED_MM : BLEED_MM))',
    replace: 'fillHoles(outline)',
    tests: ['decal/contour/finish-decal.test.ts'],
  },
  {
    name: 'large-decals-get-the-small-bleed',
    layer: 'decal',
    file: 'decal/contour/bleed.ts',
    find: 'measureBox(outline).width > LARGE_FROM_MM ? LARGE_BLEED_MM : BLEED_MM',
    replace: 'measureBox(outline).width < LARGE_FROM_MM ? BLEED_MM : BLEED_MM',
    tests: ['decal/contour/finish-decal.test.ts'],
  },
  {
    name: 'cut-line-in-a-colour-no-cutter-knows',
    layer: 'decal',
    file: 'decal/export/pdf-objects.ts',
    find: "['Separation', PDFName.of(name), 'DeviceCMYK', tint]",
    replace: "['Separation', PDFName.of('Magenta'), 'DeviceCMYK', tint]",
    tests: ['decal/export/export-pdf.test.ts'],
  },
  {
    name: 'press-files-in-the-wrong-unit',
    layer: 'decal',
    file: 'decal/export/press-page.ts',
    find: 'POINTS_PER_MM = 72 / 25.4',
    replace: 'POINTS_PER_MM = 72 / 25',
    tests: ['decal/export/export-pdf.test.ts'],
  },
  {
    name: 'dxf-upside-down',
    layer: 'decal',
    file: 'decal/export/dxf-writer.ts',
    find: 'micrometres(box.bottom - p.y)',
    replace: 'micrometres(p.y - box.bottom)',
    tests: ['decal/export/export-dxf.test.ts'],
  },
  {
    name: 'endless-paths-are-drawn',
    layer: 'decal',
    file: 'decal/artwork/svg/refuse-expensive-svg.ts',
    find: 'data > MAX_PATH_DATA ||',
    replace: '',
    tests: ['decal/artwork/hostile-files.test.ts'],
  },
]
