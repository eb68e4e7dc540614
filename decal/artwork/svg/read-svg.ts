import { placedPath } from '../../contour/cut-path.ts'
import { artSize, cutSize, type Content, type Size } from '../content.ts'
import { textOf } from '../file-type.ts'
import { ownCutOf, type OwnCut } from '../own-cut.ts'
import { readPicture } from '../picture/read-picture.ts'
import type { ReadOptions } from '../reading.ts'
import { RefusedError } from '../refusals.ts'
import type { Matrix } from '../tracks.ts'
import { cleanSvg } from './clean-svg.ts'
import { drawTexts } from './draw-texts.ts'
import { drawnSvg, type DrawnSvg, type View } from './drawn-svg.ts'
import { embeddedDpi } from './embedded-dpi.ts'
import { withExactArcs } from './exact-arcs.ts'
import { flatArtwork } from './flat-artwork.ts'
import { openDrawing } from './open-drawing.ts'
import { splitCut, tracksWithin } from './split-cut.ts'
import { weighLines, weighSvg } from './weigh-svg.ts'
import { parseXml, type Element } from './xml.ts'

const DROPPED =
  'We left out scripts, animations, linked files or effects that can’t be printed. Please check the proof.'

/**
 * Reads an SVG. If all of its paint is flat and opaque, the result is vector layers; otherwise it is a picture at print resolution. Throws
 * RefusedError; broken files may throw any error.
 */
export async function readSvg(bytes: Uint8Array, options: ReadOptions): Promise<Content> {
  const { root: clean, dropped } = cleanSvg(parseXml(textOf(bytes)))
  const elements = await weighSvg(clean)
  const root = withExactArcs(clean)
  const split = splitCut(root)
  const { drawn, note } = drawTexts(split.artwork, elements, options.withFontFiles)
  weighLines(drawn.root, Math.max(drawn.view.width, drawn.view.height))
  if (drawn.root.children.every((child) => typeof child === 'string' || child.name === 'defs'))
    throw new RefusedError('blank')
  const cut = split.cut ? findCut(split.cut, drawn.view) : null
  const size = cut?.cut ? cutSize(cut.cut, drawn.view.width, options) : artSize(options)
  const { content, mmPerUnit } =
    flatArtwork(drawn, size, options.tolerance) ?? (await asPicture(drawn, size, options))
  return {
    ...content,
    ownCut: cut?.cut ? placedPath(cut.cut, mmPerUnit, 0, 0) : null,
    notes: [
      ...content.notes,
      ...(note === null ? [] : [note]),
      ...(cut ? [cut.note] : []),
      ...(dropped ? [DROPPED] : []),
    ],
  }
}

type Found = { content: Content; mmPerUnit: number }

async function asPicture(drawn: DrawnSvg, size: Size, options: ReadOptions): Promise<Found> {
  const picture = openDrawing(drawn)
  const { mmPerPx, ...read } = await readPicture(picture, {
    ...options,
    size,
    vectorise: options.vectorise ?? false,
  })
  const mmPerUnit = (mmPerPx * picture.width) / drawn.view.width
  const within = await embeddedDpi(drawn.root, toMm(drawn.view, mmPerUnit))
  const dpi = read.artwork.kind === 'layers' ? null : Math.min(read.artwork.dpi, within)
  return { content: { ...read, dpi, ownCut: null }, mmPerUnit }
}

/** Returns a matrix that maps the drawing's unit to mm, with the corner of the visible part at the origin. */
function toMm({ left, top }: View, k: number): Matrix {
  return [k, 0, 0, k, -left * k, -top * k]
}

/** Finds the cut line, in the drawing's unit, with the corner of the visible part at the origin. */
function findCut(cut: Element, view: View): OwnCut | null {
  const { root } = drawnSvg(cut)
  return ownCutOf(tracksWithin(root), toMm(view, 1), Math.max(view.width, view.height))
}
