// Measures how much film is wasted when decals are nested on a roll, by their bounding boxes and by their true outlines, and how long
// nesting takes.
// npm run bench -- nesting [--jobs=60] [--sheet=FILE.svg]
import { writeFileSync } from 'node:fs'
import { flattenPath } from '../decal/contour/cut-path.ts'
import { writePathData } from '../decal/geometry/path-data.ts'
import { nestByMethod, type NestingMethod, type NestPiece } from '../decal/nesting/nest.ts'
import { createPointMover } from '../decal/nesting/piece.ts'
import { placeRollMarks, type FilmRoll, MAX_ROLL_LENGTH_MM } from '../decal/nesting/film-roll.ts'
import { mapPoints, measureBox } from '../decal/geometry/shape.ts'
import { loadEngineAssets } from '../decal/assets/load-assets.ts'
import { sampleJobs } from './nesting/sample-jobs.ts'
import { printBudgets } from './pages/print-budgets.ts'

const METHODS: readonly NestingMethod[] = ['boxes', 'shapes']
const NAMES = { boxes: 'maximal rectangles', shapes: 'true outlines' } as const
/**
 * The budget in seconds of processor time for nesting one roll twice: by bounding boxes, and by outlines. The budget is short, because an
 * operator at the printer waits for the result.
 */
const MAX_SECONDS = 5
/** Decals with sides shorter than this, in mm, count as small. */
const SMALL_SIDE_MM = 130
const PIECE_COUNT = 500

export async function main(args: string[]): Promise<void> {
  const option = (name: string): string | undefined =>
    args.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
  const jobs = sampleJobs(loadEngineAssets(), Number(option('jobs') ?? 60))
  const pieces = jobs.map(({ decal: { cut, bleed }, copies }) => ({
    cut: [flattenPath(cut, 0.05)],
    bleed,
    copies,
  }))
  for (const widthMm of [1_370, 610]) {
    compare(`${jobs.length} jobs on a roll of ${widthMm} mm`, pieces, rollOf(widthMm), option('sheet'))
  }
  // Repeats the small decals until there are as many pieces as the shop makes in a busy week (`PIECE_COUNT`).
  const small = pieces.filter(
    ({ bleed }) => Math.max(measureBox(bleed).width, measureBox(bleed).height) < SMALL_SIDE_MM,
  )
  const copies = Math.ceil(PIECE_COUNT / small.length)
  const many = small.map((piece) => ({ ...piece, copies }))
  compare(`${copies * small.length} pieces on a roll of 1370 mm`, many, rollOf(1_370))
}

function rollOf(widthMm: number): FilmRoll {
  return { widthMm, mostLengthMm: MAX_ROLL_LENGTH_MM, marginMm: 5, gapMm: 1, turning: 'quarters' }
}

function compare(title: string, pieces: readonly NestPiece[], roll: FilmRoll, sheet?: string): void {
  const figures = METHODS.flatMap((method) => {
    const before = process.cpuUsage()
    const nest = nestByMethod(method, pieces, roll)
    const { user, system } = process.cpuUsage(before)
    if (sheet && method === 'shapes')
      draw(sheet.replace(/(?=\.svg$)/, `-${roll.widthMm}`), { pieces, nest, roll })
    const left = nest.left.reduce((sum, count) => sum + count, 0)
    const name = NAMES[method]
    return [
      { name: `${name}: pieces placed`, value: nest.placements.length, unit: '', budget: null },
      { name: `${name}: pieces for the next roll`, value: left, unit: '', budget: null },
      { name: `${name}: film`, value: nest.lengthMm, unit: 'mm', budget: null },
      { name: `${name}: waste`, value: nest.waste * 100, unit: '%', budget: null },
      {
        name: `${name}: CPU`,
        value: (user + system) / 1e6,
        unit: 's',
        budget: { atMost: MAX_SECONDS },
      },
    ]
  })
  printBudgets(title, figures)
}

type Nested = { pieces: readonly NestPiece[]; nest: ReturnType<typeof nestByMethod>; roll: FilmRoll }

/** Draws the nested decals as an SVG, so that a person can look at them. */
function draw(file: string, { pieces, nest, roll }: Nested): void {
  const outlines = nest.placements.map((placement) => {
    const piece = pieces[placement.piece]
    if (!piece) return ''
    const move = createPointMover(piece.bleed, placement)
    return `<path fill="#cfe3e2" d="${writePathData(mapPoints(piece.bleed, move))}"/><path fill="#0e6f6a" d="${writePathData(mapPoints(piece.cut, move))}"/>`
  })
  const marks = placeRollMarks(roll, nest.lengthMm).map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2.5"/>`)
  const box = `0 0 ${roll.widthMm} ${nest.lengthMm}`
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect width="100%" height="100%" fill="#fff"/>${outlines.join('')}${marks.join('')}</svg>`,
  )
}
