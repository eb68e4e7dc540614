import { type PDFPage, rgb } from '@cantoo/pdf-lib'
import { decalMaterialTitles } from '../../../../content/decal-materials.ts'
import { fleetCopy } from '../../../../content/fleet.ts'
import { letteringStyleTitles } from '../../../../content/lettering-styles.ts'
import type { FleetFields, FleetProof, FleetProofVehicle } from '../../../../contract/fleet.ts'
import { formatDay } from '../../../../domain/checkout/shop-clock.ts'
import { chooseFilmBackground } from '../../../../domain/lettering/film-background.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatMillimetres } from '../../../../domain/pricing/decal-price.ts'
import type { PdfFonts } from '../../../platform/pdf/pdf-fonts.ts'
import { dropUnsettableCharacters } from '../../../platform/pdf/pdf-text.ts'
import type { PaperBox, PaperPart } from '../../templates/papers/paper-part.ts'
import { writePaperPdf } from '../../templates/papers/paper.ts'

const COLUMNS = 3
const GAP = 14
const PADDING = 10
const CAPTION = 26
const POINTS_PER_MM = 72 / 25.4
/** The space for one lettering in points: a third of the printable height of a Letter page, minus padding. */
const DRAWING_AREA_PT = { width: 146, height: 110 }
const SCALES = [2, 3, 4, 5, 8, 10, 15, 20, 25] as const

type DatedProof = { fields: FleetFields; proof: FleetProof; provenAt: Date }

/**
 * Makes a fleet's proof as a PDF to keep, sign or forward. It shows the lettering of every vehicle at the same scale, with unit number,
 * size and price.
 */
export function writeFleetPdf({ fields, proof, provenAt }: DatedProof): Promise<Uint8Array<ArrayBuffer>> {
  const scale = scaleOf(proof.vehicles)
  return writePaperPdf({
    title: fleetCopy.pdf.title,
    lead: `${formatDay(provenAt)}. ${fleetCopy.pdf.lead}`,
    parts: [
      { kind: 'words', text: lookOf(fields), look: 'strong' },
      { kind: 'words', text: fleetCopy.pdf.scale(scale) },
      ...rowsOf(proof.vehicles).map((row) => drawnRow(row, proof, scale)),
      { kind: 'heading', text: fleetCopy.proof.caption },
      tableOf(proof),
      { kind: 'words', text: `${fleetCopy.proof.total}: ${formatMoney(proof.totalCents)}`, look: 'strong' },
      ...refusedParts(proof),
    ],
  })
}

function lookOf({ height, hand, colour, film, each }: FleetFields): string {
  const capitals = `${fleetCopy.form.heights[height].title} capitals, ${letteringStyleTitles[hand].toLowerCase()} letters`
  const vinyl = `${colour.toLowerCase()} ${decalMaterialTitles[film].toLowerCase()}`
  return `${capitals}, ${vinyl}. ${fleetCopy.form.each}: ${fleetCopy.form.pieces[each].toLowerCase()}.`
}

/** Returns the largest standard drawing scale at which every lettering fits into its space on the page. */
function scaleOf(vehicles: readonly FleetProofVehicle[]): number {
  const width = Math.max(0, ...vehicles.map(({ widthMm }) => widthMm))
  const height = Math.max(0, ...vehicles.map(({ heightMm }) => heightMm))
  const needed = Math.max(width / DRAWING_AREA_PT.width, height / DRAWING_AREA_PT.height) * POINTS_PER_MM
  return SCALES.find((scale) => scale >= needed) ?? 25
}

const rowsOf = (vehicles: readonly FleetProofVehicle[]): FleetProofVehicle[][] =>
  Array.from({ length: Math.ceil(vehicles.length / COLUMNS) }, (_, row) =>
    vehicles.slice(row * COLUMNS, (row + 1) * COLUMNS),
  )

function drawnRow(row: readonly FleetProofVehicle[], { film }: FleetProof, scale: number): PaperPart {
  const tallest = Math.max(...row.map(({ heightMm }) => heightMm))
  const ground = (tallest * POINTS_PER_MM) / scale + 2 * PADDING
  return {
    kind: 'drawing',
    height: ground + CAPTION,
    draw: (page, box, fonts) => {
      const width = (box.width - (COLUMNS - 1) * GAP) / COLUMNS
      row.forEach((vehicle, index) => {
        const cell = { ...box, x: box.x + index * (width + GAP), width }
        drawVehicle(page, vehicle, { cell, ground, film, scale, fonts })
      })
    },
  }
}

type Drawing = { cell: PaperBox; ground: number; film: string; scale: number; fonts: PdfFonts }

function drawVehicle(
  page: PDFPage,
  vehicle: FleetProofVehicle,
  { cell, ground, film, scale, fonts }: Drawing,
) {
  const { x, y, width, height } = cell
  const top = y + height
  page.drawRectangle({ x, y: top - ground, width, height: ground, color: inkOf(chooseFilmBackground(film)) })
  const unit = POINTS_PER_MM / scale
  const left = x + (width - vehicle.widthMm * unit) / 2
  const above = (ground - vehicle.heightMm * unit) / 2
  if (vehicle.path !== null)
    page.drawSvgPath(vehicle.path, {
      x: left,
      y: top - above,
      scale: unit / 10,
      color: inkOf(film),
      borderWidth: 0,
    })
  const { bold, plain } = fonts
  page.drawText(dropUnsettableCharacters(vehicle.unit, bold), {
    x,
    y: top - ground - 11,
    size: 9,
    font: bold,
    color: INK,
  })
  const facts = [sizeOf(vehicle), formatMoney(vehicle.eachCents)].join(', ')
  const at = x + bold.widthOfTextAtSize(dropUnsettableCharacters(vehicle.unit, bold), 9) + 6
  page.drawText(facts, { x: at, y: top - ground - 11, size: 8, font: plain, color: INK })
  const whose = [vehicle.plate, vehicle.vehicle].filter(Boolean).join(', ').slice(0, 38)
  page.drawText(dropUnsettableCharacters(whose, plain), {
    x,
    y: top - ground - 21,
    size: 7.5,
    font: plain,
    color: INK,
  })
}

const INK = rgb(0.04, 0.12, 0.16)

function inkOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  return rgb(red, green, blue)
}

const sizeOf = ({ widthMm, heightMm }: FleetProofVehicle): string =>
  `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm`

function tableOf({ vehicles }: FleetProof): PaperPart {
  const { unit, vehicle, size, each, total } = fleetCopy.proof.columns
  return {
    kind: 'table',
    columns: [unit, vehicle, size, each, total],
    shares: [2, 4, 3, 2, 2],
    rows: vehicles.map((one) => [
      one.unit,
      [one.plate, one.vehicle, one.second].filter(Boolean).join(', '),
      sizeOf(one),
      formatMoney(one.eachCents),
      formatMoney(one.totalCents),
    ]),
  }
}

function refusedParts({ refused }: FleetProof): PaperPart[] {
  if (refused.length === 0) return []
  const items = refused.map(({ line, text, words }) => `${fleetCopy.proof.line} ${line} (${text}): ${words}`)
  return [
    { kind: 'heading', text: fleetCopy.proof.refused },
    { kind: 'list', items },
  ]
}
