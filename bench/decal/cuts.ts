import { readArtwork } from '../../decal/artwork/read-artwork.ts'
import { makeBusyPhoto, reducePhoto } from '../../decal/subject-cut/examples/busy-photo.ts'
import { markCutErrors } from '../../decal/subject-cut/examples/correct-cut.ts'
import { computeMaskOverlap } from '../../decal/subject-cut/examples/overlap.ts'
import { cutSubject } from '../../decal/subject-cut/cut-subject.ts'
import { printBudgets, computeQuantile } from '../pages/print-budgets.ts'

/** The width in pixels to which a browser scales a photo down before the subject is cut out. */
const WIDTH_PX = 320
const MARKS = 4
/** The width in pixels of the photo with which the bench measures how long reading takes. */
const READ_PX = 2_400

const photos = [
  { motif: 'drawn:golden-retriever', coat: 'ginger', ground: 'garden' },
  { motif: 'drawn:golden-retriever', coat: 'ginger', ground: 'street' },
  { motif: 'drawn:shark', coat: 'slate', ground: 'fair' },
  { motif: 'drawn:monarch-butterfly', coat: 'ginger', ground: 'fair' },
  { motif: 'game-icons:sailboat', coat: 'teal', ground: 'garden' },
  { motif: 'game-icons:wolf-howl', coat: 'slate', ground: 'street' },
  { motif: 'drawn:gorilla-with-barbell', coat: 'slate', ground: 'street' },
] as const

/**
 * Cuts the subjects out of busy photos: `npm run bench -- decal cuts`. Each photo is cut out twice: first automatically, then after the
 * customer has corrected the result with a few brush strokes.
 */
export async function runCutBench(): Promise<void> {
  const guesses: number[] = []
  const corrections: number[] = []
  const cpuMs: number[] = []
  for (const options of photos) {
    const { photo, truth } = await reducePhoto(await makeBusyPhoto({ ...options, widthPx: 1_200 }), WIDTH_PX)
    const unmarked = new Uint8Array(photo.width * photo.height)
    // The first call isn't timed, because it includes the compilation of the JavaScript.
    cutSubject(photo, unmarked)
    const before = process.cpuUsage()
    const guess = cutSubject(photo, unmarked)
    const { user, system } = process.cpuUsage(before)
    cpuMs.push((user + system) / 1_000)
    guesses.push(computeMaskOverlap(guess, truth))
    corrections.push(computeMaskOverlap(markCutErrors(photo, truth, MARKS), truth))
  }
  const readMs = await timeReading()
  printBudgets(`Subjects of ${photos.length} busy photos, ${WIDTH_PX} pixels wide`, [
    {
      name: 'overlap without a mark, median',
      value: computeQuantile(guesses, 0.5),
      unit: '',
      budget: { atLeast: 0.95 },
    },
    {
      name: 'overlap without a mark, lowest',
      value: Math.min(...guesses),
      unit: '',
      budget: { atLeast: 0.7 },
    },
    {
      name: `overlap with ${MARKS} marks, lowest`,
      value: Math.min(...corrections),
      unit: '',
      budget: { atLeast: 0.9 },
    },
    {
      name: `reading a photo of ${READ_PX} pixels`,
      value: readMs,
      unit: 'ms CPU',
      budget: { atMost: 2_500 },
    },
    { name: 'a cut, median', value: computeQuantile(cpuMs, 0.5), unit: 'ms CPU', budget: { atMost: 500 } },
  ])
}

/**
 * Times how long the shop takes to read a photo with leaves in the background. The leaves consist of thousands of specks, which are slow to
 * trace.
 */
async function timeReading(): Promise<number> {
  const { jpg } = await makeBusyPhoto({ ...photos[0], widthPx: READ_PX })
  const read = async () => {
    const before = process.cpuUsage()
    await readArtwork(jpg, { widthMm: 100 })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  return computeQuantile([await read(), await read(), await read()], 0.5)
}
