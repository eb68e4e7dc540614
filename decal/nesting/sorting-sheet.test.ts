import { expect, it } from 'vitest'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../tests/setup/readers.ts'
import { flattenPath } from '../contour/cut-path.ts'
import { makeRoundDecal } from '../export/example-decals.ts'
import { measureBox } from '../geometry/shape.ts'
import { nestDecals } from './nest-decals.ts'
import { rotateToCorner } from './piece.ts'
import type { FilmRoll } from './film-roll.ts'

const ROLL: FilmRoll = { widthMm: 300, mostLengthMm: 2_000, marginMm: 5, gapMm: 1, turning: 'quarters' }
const DECALS = [
  { decal: makeRoundDecal('#ff0000'), copies: 34, name: 'ND-10001-2' },
  { decal: makeRoundDecal('#ffffff', 'through'), copies: 19, name: 'ND-10002-1' },
  { decal: makeRoundDecal('#00ff00'), copies: 1, name: 'ND-10003-1' },
]
const TEXTS = {
  title: 'Roll 1',
  contents: 'Contents',
  film: 'Premium vinyl, Gloss',
  facts: { film: 'Film', width: 'Width', length: 'Length', contains: 'Contains' },
  columns: ['No.', 'Job', 'Size', 'Pieces'] as const,
  millimetres: (length: number) => `${length} mm`,
  size: (width: number, height: number) => `${width} × ${height} mm`,
  jobs: (count: number) => `${count} jobs`,
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  part: (from: number, to: number, length: number) => `${from} to ${to} of ${length} mm`,
}
/** The sheet's scale in points per mm of roll, and the point on the sheet at which the roll begins. */
const SCALE = 540 / ROLL.widthMm
const [LEFT, TOP, BOTTOM] = [36, 76, 756]

/** Reads a PDF's words with their centres, in points from the upper left corner of their page. */
const wordsOf = (bbox: string) =>
  bbox
    .split('<page ')
    .slice(1)
    .flatMap((words, page) =>
      Array.from(
        words.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]+)</g),
        ([, left, top, right, bottom, text = '']) => ({
          page,
          x: (Number(left) + Number(right)) / 2,
          y: (Number(top) + Number(bottom)) / 2,
          text,
        }),
      ),
    )

describeIfInstalled('pdftotext', 'the sorting sheet of a nest', () => {
  it('lists film, length, and each job with its size and pieces, and numbers the pieces as in the list', async () => {
    const { nest, files } = await nestDecals(DECALS, ROLL, TEXTS)
    expect(nest.placements).toHaveLength(54)
    const { list, words } = await withTemporaryFile('sorting.pdf', files?.sorting ?? '', (file) => ({
      list: runReader('pdftotext', ['-layout', '-l', '1', file, '-']),
      words: wordsOf(runReader('pdftotext', ['-bbox', '-f', '2', file, '-'])),
    }))
    const cut = measureBox(DECALS.slice(0, 1).map(({ decal }) => flattenPath(decal.cut, 0.3)))
    const size = `${Math.round(cut.width)} × ${Math.round(cut.height)} mm`
    expect(list.match(/\d +ND-.+/g)?.map((row) => row.trim().replaceAll(/ +/g, ' '))).toEqual([
      `1 ND-10001-2 ${size} 34 pieces`,
      `2 ND-10002-1 ${size} 19 pieces`,
      `3 ND-10003-1 ${size} 1 piece`,
    ])
    for (const fact of ['Premium vinyl, Gloss', '300 mm', `${nest.lengthMm} mm`, '54 pieces, 3 jobs'])
      expect(list).toContain(fact)
    const mmOfPage = (BOTTOM - TOP) / SCALE
    expect(nest.lengthMm).toBeGreaterThan(mmOfPage)
    const numbers = words.filter(({ text, y }) => /^[1-3]$/.test(text) && y > TOP)
    expect(numbers).toHaveLength(54)
    const lying = nest.placements.map(({ piece, turn, x, y }) => {
      const { width, height } = measureBox(rotateToCorner(DECALS[piece]?.decal.bleed ?? [], turn))
      return numbers.filter((number) => {
        const [left, top] = [(number.x - LEFT) / SCALE, (number.y - TOP) / SCALE + number.page * mmOfPage]
        const isOn = left > x && left < x + width && top > y && top < y + height
        return isOn && number.text === String(piece + 1)
      }).length
    })
    expect(lying).toEqual(lying.map(() => 1))
  })
})
