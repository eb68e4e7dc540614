import type { DielineLayer, PanelKind } from '../../domain/packaging/dieline.ts'
import type { PackageSide, PackageType } from '../../domain/packaging/package-types.ts'

export const packageTypes = {
  box: { label: 'Box', note: 'folding carton with tuck ends, printed, cut and folded' },
  bottle: { label: 'Bottle', note: 'a bottle with your label all the way around' },
  bag: { label: 'Bag', note: 'stand-up pouch with a folded bottom, filled and sealed' },
  label: { label: 'Label', note: 'one label on the jar you send us' },
} satisfies Record<PackageType, { label: string; note: string }>

const sides = { width: 'Width', height: 'Height', depth: 'Depth' } satisfies Record<PackageSide, string>

export const packageSides = {
  box: sides,
  bottle: { ...sides, width: 'Diameter of the bottle', height: 'Height of the label' },
  bag: { ...sides, depth: 'Depth of the bottom' },
  label: sides,
} satisfies Record<PackageType, Record<PackageSide, string>>

export const packagingCopy = {
  form: 'Your package',
  picker: 'Package type',
  from: 'From',
  show: 'Show this size',
  price: 'Price for this size',
  bounds: (min: number, max: number) => `${min} to ${max}`,
  stage: {
    turn: 'Rotate 360°',
    slider: 'Turn',
    degrees: (degrees: number) => `${degrees} degrees`,
    seen: (title: string, size: string, degrees: number) => `${title}, ${size}, rotated ${degrees}°`,
    opening: 'Loading…',
    without: "Your browser can't show 3D. The picture above is the same size.",
  },
  artwork: {
    label: 'See your own artwork on it',
    note: "PNG, JPG, WebP or SVG. Your file stays in your browser. We don't upload it.",
    clear: 'Back to the sample',
    wrongType: "This isn't a PNG, JPG, WebP or SVG. Please save it as one of those and choose it again.",
    tooLarge: 'This file is over 25 MB. A smaller copy is fine here.',
    unreadable: "We can't open this picture, or it's empty. Please save it as a PNG and choose it again.",
  },
  dieline: {
    name: (title: string, size: string) => `Dieline for a ${title.toLowerCase()}, ${size}`,
    take: 'Download this dieline',
    note: 'Scale 1:1, in millimetres. Each line type has its own layer, and its own spot colour in the PDF.',
  },
  layers: {
    CutContour: 'Cut',
    Crease: 'Crease',
    Bleed: 'Bleed, 3 mm',
    Safe: 'Safe area',
    Glue: 'Glue or seal',
  } satisfies Record<DielineLayer, string>,
  /** The names of faces and flaps on the dieline. */
  panels: {
    front: 'Front',
    'right-side': 'Right side',
    back: 'Back',
    'left-side': 'Left side',
    top: 'Top',
    bottom: 'Bottom',
    tuck: 'Tuck',
    'dust-flap': 'Dust flap',
    'glue-tab': 'Glue tab',
    overlap: 'Overlap',
    label: 'Label',
  } satisfies Record<PanelKind, string>,
} as const
