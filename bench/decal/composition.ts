import { Resvg } from '@resvg/resvg-js'
import { compose, type ComposeSupplies, type Concept } from '../../decal/compose/compose.ts'
import { boxOf } from '../../decal/geometry/shape.ts'
import { isArm, isDenied } from '../../decal/motifs/screened.ts'
import { decalPaths } from '../../decal/picture/picture-paths.ts'
import { quantile, type Figure } from '../pages/print-budgets.ts'
import type { Composed } from './compose-all.ts'

const SIDE = 24
const asksForArms = /sword|archery|bow\b/

/** Words, motifs, likeness, determinism and time of what was composed. */
export function measureComposition(composed: readonly Composed[], supplies: ComposeSupplies): Figure[] {
  const likenesses = composed.flatMap(({ concepts }) =>
    pairs(concepts.map(pictureOf)).map(([a, b]) => correlation(a, b)),
  )
  const times = composed.map(({ cpuMs }) => cpuMs)
  const repeated = composed.filter((_, i) => i % 7 === 0)
  return [
    count('wishes without three concepts', composed, ({ concepts }) => concepts.length !== 3),
    count('wishes whose words are not all set, in order', composed, (one) =>
      one.concepts.some((concept) => !isWorded(one, concept)),
    ),
    count(
      'wishes whose concepts share a layout',
      composed,
      ({ concepts }) => new Set(concepts.map(({ design }) => design.layout)).size < concepts.length,
    ),
    count('wishes with a motif never drawn, or an arm unasked', composed, (one) =>
      one.concepts.some((concept) => isWrong(one.prompt, concept)),
    ),
    count('wishes that come out otherwise when asked again', repeated, (one) => !isRepeatable(one, supplies)),
    {
      name: 'likeness of two concepts of a wish, p50',
      value: quantile(likenesses, 0.5),
      unit: '',
      budget: null,
    },
    {
      name: 'likeness of two concepts of a wish, p95',
      value: quantile(likenesses, 0.95),
      unit: '',
      budget: { atMost: 0.9 },
    },
    { name: 'three concepts, p50', value: quantile(times, 0.5), unit: 'ms CPU', budget: null },
    { name: 'three concepts, p95', value: quantile(times, 0.95), unit: 'ms CPU', budget: { atMost: 300 } },
  ]
}

function count(name: string, composed: readonly Composed[], fails: (one: Composed) => boolean): Figure {
  const failing = composed.filter(fails)
  for (const { prompt, style, seed } of failing.slice(0, 6))
    console.log(`${name}: ${prompt}, ${style}, seed ${seed}`)
  return { name, value: failing.length, unit: '', budget: { atMost: 0 } }
}

/** All the words, in order, and no others; where the customer gave none, only what they call the thing. */
function isWorded({ prompt, texts }: Composed, { design, drawing }: Concept): boolean {
  const words = design.words.join(' ').toLowerCase()
  if (texts.length > 0 && words !== texts.join(' ').toLowerCase()) return false
  if (!words.split(' ').every((word) => prompt.toLowerCase().replaceAll("'", '’').includes(word)))
    return false
  return words === '' || drawing.layers.some(({ role }) => role === 'text')
}

function isWrong(prompt: string, { design }: Concept): boolean {
  return [design.motif, design.second].some((motif) => {
    const name = motif?.split(':')[1] ?? ''
    return isDenied(name) || (isArm(name) && !asksForArms.test(prompt))
  })
}

function isRepeatable({ prompt, style, seed, concepts }: Composed, supplies: ComposeSupplies): boolean {
  const again = compose({ prompt, style, seed }, supplies)
  return again.ok && JSON.stringify(again.concepts) === JSON.stringify(concepts)
}

/** The decal alone on white, 24 × 24 pixels of red, green and blue. */
function pictureOf({ drawing }: Concept): number[] {
  const box = boxOf(drawing.contour)
  const side = Math.max(box.width, box.height)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.cx - side / 2} ${box.cy - side / 2} ${side} ${side}" width="${SIDE}" height="${SIDE}">${decalPaths(drawing)}</svg>`
  const { pixels } = new Resvg(svg, { background: '#ffffff' }).render()
  return [...pixels].filter((_, i) => i % 4 < 3)
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]))
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const product = (x: readonly number[], meanX: number, y: readonly number[], meanY: number): number =>
    x.reduce((sum, value, i) => sum + (value - meanX) * ((y[i] ?? 0) - meanY), 0)
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB))
}
