import { HAIRLINE_PT, POINTS_PER_MM } from '../export/press-page.ts'
import type { CodeBox } from './code-symbol.ts'
import { getCornerRadius, type LabelDrawing, type LabelItem } from './label-drawing.ts'
import { computeLineStart } from './label-letters.ts'

/** A page with labels at their places, in mm from its upper left corner. */
export type LabelPage = {
  widthMm: number
  heightMm: number
  labels: readonly { label: LabelDrawing; x: number; y: number }[]
  /** Crop marks, as boxes of ink. */
  marks: readonly CodeBox[]
  /** A note in the margin for the print shop. */
  note: { text: string; x: number; y: number } | null
}

type TextPlace = { x: number; y: number; sizeMm: number }
/** Typesets text on a page, as outlines or as editable text. Widths are fractions of the type size. */
export type TypesetText = {
  widthOf: (text: string) => number
  draw: (text: string, place: TextPlace) => string
}

const NOTE_SIZE = 2.4
const GUIDE_SIZE = 2

/** Writes the page as PDF operators, in millimetres with y downwards. */
export function writeLabelPage(
  { widthMm, heightMm, labels, marks, note }: LabelPage,
  set: TypesetText,
): string {
  const k = POINTS_PER_MM.toFixed(7)
  const page = `${k} 0 0 -${k} 0 ${(heightMm * POINTS_PER_MM).toFixed(3)} cm\n`
  const layer = (name: string, state: string, content: string): string =>
    content === '' ? '' : `/OC /${name} BDC\nq\n${page}${state}${content}Q\nEMC\n`
  const each = (draw: (label: LabelDrawing) => string): string =>
    labels
      .map(({ label, x, y }) => {
        const drawn = draw(label)
        return drawn === '' ? '' : `q\n1 0 0 1 ${mm(x)} ${mm(y)} cm\n${drawn}Q\n`
      })
      .join('')
  const marked = marks.map(rectangle).join('')
  const said = note === null ? '' : set.draw(note.text, { x: note.x, y: note.y, sizeMm: NOTE_SIZE })
  const hairline = (HAIRLINE_PT / POINTS_PER_MM).toFixed(4)
  return (
    // Paints an area as large as the page, without ink, below everything else. Some programs take the page's size from this area.
    `0 0 0 0 k\n0 0 ${(widthMm * POINTS_PER_MM).toFixed(3)} ${(heightMm * POINTS_PER_MM).toFixed(3)} re f\n` +
    layer(
      'Artwork',
      '0 0 0 1 k\n',
      each((label) => label.items.map((item) => itemContent(item, set)).join('')),
    ) +
    layer(
      'Guides',
      `0.85 0.25 0.4 0.2 k\n0.85 0.25 0.4 0.2 K\n0.2 w\n[1 0.8] 0 d\n`,
      each((label) => guides(label, set)),
    ) +
    layer('Marks', '0 0 0 1 k\n', marked === '' ? said : `${marked}f\n${said}`) +
    layer('CutContour', `/Overprint gs\n/Cut CS\n1 SCN\n${hairline} w\n`, each(cutContent))
  )
}

const mm = (length: number): string => length.toFixed(4)
const rectangle = ({ x, y, width, height }: CodeBox): string =>
  `${mm(x)} ${mm(y)} ${mm(width)} ${mm(height)} re\n`

function itemContent(item: LabelItem, set: TypesetText): string {
  switch (item.kind) {
    case 'ink':
      return `${rectangle(item.box)}f\n`
    case 'text': {
      const start = computeLineStart(item.x, set.widthOf(item.text) * item.sizeMm, item.align)
      return set.draw(item.text, { x: start, y: item.y, sizeMm: item.sizeMm })
    }
    case 'code': {
      const { symbol, x, y, moduleMm, barMm } = item
      const scale = [moduleMm, symbol.linear ? barMm : moduleMm].map((side) => side.toFixed(7))
      const boxes = symbol.dark.map(
        (box) => `${box.x} ${box.y} ${box.width} ${Number(box.height.toFixed(5))} re\n`,
      )
      return `q\n${scale[0]} 0 0 ${scale[1]} ${mm(x)} ${mm(y)} cm\n${boxes.join('')}f\nQ\n`
    }
  }
}

const guides = ({ guides: all = [] }: LabelDrawing, set: TypesetText): string =>
  all
    .map(
      ({ box, text }) =>
        `${rectangle(box)}S\n${text === '' ? '' : set.draw(text, { x: box.x + 0.8, y: box.y + GUIDE_SIZE + 0.4, sizeMm: GUIDE_SIZE })}`,
    )
    .join('')

/** The distance of a quarter circle's control points from its end points, for radius 1. */
const ROUND = 0.5523

function cutContent(label: LabelDrawing): string {
  const { widthMm: w, heightMm: h } = label
  const r = getCornerRadius(label)
  const c = r * (1 - ROUND)
  const path: readonly (readonly [...number[], string])[] = [
    [r, 0, 'm'],
    [w - r, 0, 'l'],
    [w - c, 0, w, c, w, r, 'c'],
    [w, h - r, 'l'],
    [w, h - c, w - c, h, w - r, h, 'c'],
    [r, h, 'l'],
    [c, h, 0, h - c, 0, h - r, 'c'],
    [0, r, 'l'],
    [0, c, c, 0, r, 0, 'c'],
  ]
  return `${path.map((step) => step.map((part) => (typeof part === 'number' ? mm(part) : part)).join(' ')).join('\n')}\nh S\n`
}
