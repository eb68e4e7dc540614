import { type Dieline, DIELINE_LAYERS, type Panel } from '../../../../domain/packaging/dieline.ts'
import { panelName } from '../../../../domain/packaging/panel-name.ts'
import {
  PACKAGE_TYPES,
  type PackageSize,
  formatPackageSize,
} from '../../../../domain/packaging/package-types.ts'

/** A package size with its dieline. */
export type DrawnDieline = { size: PackageSize; dieline: Dieline }

/** White margin around the bleed in mm, for text and for the printer's gripper. */
export const MARGIN = 12

/** The layer of panel names and footer, which is neither printed nor cut. */
export const NOTES = 'Notes'
export const NOTES_COLOUR = '#4b5b64'

/** Height of the text below the dieline, in mm. */
export const NOTE_SIZE = 3.2

/** Returns the file's title: package type, size and scale. */
export const sheetNote = ({ size }: DrawnDieline): string =>
  `${PACKAGE_TYPES[size.type].title} ${formatPackageSize(size)}, scale 1:1`

/** The lines by colour, bottom layer first: the cut is on top. */
export const LAYERS = [
  { name: 'Bleed', ...DIELINE_LAYERS.Bleed },
  { name: 'Safe', ...DIELINE_LAYERS.Safe },
  { name: 'Glue', ...DIELINE_LAYERS.Glue },
  { name: 'Crease', ...DIELINE_LAYERS.Crease },
  { name: 'CutContour', ...DIELINE_LAYERS.CutContour },
] as const

/** Largest text size of a panel's name, in mm. */
const MAX_NAME = 6

/** Places a panel's name, the same way in all three formats; its baseline is `below` mm under its middle. */
export function panelNote(panel: Panel) {
  const note = panelName(panel, MAX_NAME)
  return { ...note, below: note.size * 0.35 }
}
