import { packageTypes, packagingCopy } from '../../../../content/landing/packaging-copy.ts'
import { type Dieline, DIELINE_LAYERS, type Panel } from '../../../../domain/packaging/dieline.ts'
import { placePanelName } from '../../../../domain/packaging/panel-name.ts'
import { type PackageSize, formatPackageSize } from '../../../../domain/packaging/package-types.ts'

export type DrawnDieline = { size: PackageSize; dieline: Dieline }

/** The white margin around the bleed in mm. It leaves space for text and for the printer's gripper. */
export const SHEET_MARGIN = 12

/** The layer of panel names and footer. It is neither printed nor cut. */
export const NOTES_LAYER = 'Notes'
export const NOTES_COLOUR = '#4b5b64'

/** The height in mm of the text below the dieline. */
export const NOTE_TYPE_SIZE = 3.2

/** Returns the title of the file: package type, size and scale. */
export const describeSheet = ({ size }: DrawnDieline): string =>
  `${packageTypes[size.type].label} ${formatPackageSize(size)}, scale 1:1`

/** The layers from bottom to top, each with the colour of its lines. The cut is on top. */
export const SHEET_LAYERS = [
  { name: 'Bleed', ...DIELINE_LAYERS.Bleed },
  { name: 'Safe', ...DIELINE_LAYERS.Safe },
  { name: 'Glue', ...DIELINE_LAYERS.Glue },
  { name: 'Crease', ...DIELINE_LAYERS.Crease },
  { name: 'CutContour', ...DIELINE_LAYERS.CutContour },
] as const

/** The maximum text size of a panel's name, in mm. */
const MAX_NAME_SIZE_MM = 6

/**
 * Returns the name of a panel and the position of its text, which are the same in all file formats. `below` is the distance in mm from the
 * middle of the text down to its baseline.
 */
export function describePanel(panel: Panel) {
  const note = placePanelName(packagingCopy.panels[panel.kind], panel, MAX_NAME_SIZE_MM)
  return { ...note, below: note.size * 0.35 }
}
