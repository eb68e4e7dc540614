import { placePath } from '../../contour/cut-path.ts'
import {
  computeArtworkScale,
  computeCutScale,
  type ArtworkContent,
  type ArtworkScale,
} from '../artwork-content.ts'
import { decodeXmlText } from '../file-type.ts'
import { findCustomerCutLine, type CustomerCutLine } from '../customer-cut-line.ts'
import { readPicture } from '../picture/read-picture.ts'
import type { ArtworkNote } from '../artwork-notes.ts'
import type { ReadOptions } from '../artwork-reading.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import type { AffineMatrix } from '../subpaths.ts'
import { cleanSvg } from './clean-svg.ts'
import { convertTextsToOutlines } from './convert-texts-to-outlines.ts'
import { convertToPlainSvg, type PlainSvg, type SvgViewBox } from './plain-svg.ts'
import { findLowestEmbeddedDpi } from './embedded-dpi.ts'
import { convertArcsToCurves } from './convert-arcs-to-curves.ts'
import { readFlatArtwork } from './read-flat-artwork.ts'
import { openSvgAsPicture } from './open-svg-as-picture.ts'
import { splitOffCutLine, listSubpaths } from './split-off-cut-line.ts'
import { refuseExpensiveLines, refuseExpensiveSvg } from './refuse-expensive-svg.ts'
import { parseXml, type XmlElement } from './xml.ts'

const UNPRINTABLE: ArtworkNote = { code: 'unprintable-parts-left-out' }

/**
 * Reads an SVG. If all of its paint is flat and opaque, the result is vector layers; otherwise it is a picture at print resolution. Throws
 * ArtworkRefusedError; broken files may throw any error.
 */
export async function readSvg(bytes: Uint8Array, options: ReadOptions): Promise<ArtworkContent> {
  const { root: clean, dropped } = cleanSvg(parseXml(decodeXmlText(bytes)))
  const elements = await refuseExpensiveSvg(clean)
  const root = convertArcsToCurves(clean)
  const split = splitOffCutLine(root)
  const { drawn, note } = convertTextsToOutlines(split.artwork, elements, options.withFontFiles)
  refuseExpensiveLines(drawn.root, Math.max(drawn.view.width, drawn.view.height))
  if (drawn.root.children.every((child) => typeof child === 'string' || child.name === 'defs'))
    throw new ArtworkRefusedError('blank')
  const cut = split.cut ? findCut(split.cut, drawn.view) : null
  const size = cut?.cut ? computeCutScale(cut.cut, drawn.view.width, options) : computeArtworkScale(options)
  const { content, mmPerUnit } =
    readFlatArtwork(drawn, size, options.tolerance) ?? (await asPicture(drawn, size, options))
  return {
    ...content,
    ownCut: cut?.cut ? placePath(cut.cut, mmPerUnit, 0, 0) : null,
    notes: [
      ...content.notes,
      ...(note === null ? [] : [note]),
      ...(cut ? [cut.note] : []),
      ...(dropped ? [UNPRINTABLE] : []),
    ],
  }
}

type ReadContent = { content: ArtworkContent; mmPerUnit: number }

async function asPicture(drawn: PlainSvg, size: ArtworkScale, options: ReadOptions): Promise<ReadContent> {
  const picture = openSvgAsPicture(drawn)
  const { mmPerPx, ...read } = await readPicture(picture, {
    ...options,
    size,
    vectorise: options.vectorise ?? false,
  })
  const mmPerUnit = (mmPerPx * picture.width) / drawn.view.width
  const within = await findLowestEmbeddedDpi(drawn.root, toMm(drawn.view, mmPerUnit))
  const dpi = read.artwork.kind === 'layers' ? null : Math.min(read.artwork.dpi, within)
  return { content: { ...read, dpi, ownCut: null }, mmPerUnit }
}

/** Returns a matrix that maps the drawing's unit to mm, with the corner of the visible part at the origin. */
function toMm({ left, top }: SvgViewBox, k: number): AffineMatrix {
  return [k, 0, 0, k, -left * k, -top * k]
}

/** Finds the cut line. Its coordinates are in the drawing's unit, and the corner of the visible part is the origin. */
function findCut(cut: XmlElement, view: SvgViewBox): CustomerCutLine | null {
  const { root } = convertToPlainSvg(cut)
  return findCustomerCutLine(listSubpaths(root), toMm(view, 1), Math.max(view.width, view.height))
}
