import type { TimeSlices } from '../../time-slices.ts'

/** Objects and lists that are written in one piece, which takes a fraction of a millisecond. */
const PIECE = 500

/** The JSON text of a large answer, the same as JSON.stringify's, but written in slices, so that pages don't wait for the whole of it. */
export async function jsonInSlices(answer: object, slices: TimeSlices): Promise<string> {
  let text = ''
  for (const piece of pieces(answer)) {
    text += piece
    if (slices.isOver()) await slices.wait(undefined)
  }
  return text
}

function* pieces(value: unknown): Generator<string> {
  if (!isObject(value) || 'toJSON' in value || spareAfter(value, PIECE) > 0) {
    yield JSON.stringify(value) ?? 'null'
  } else if (Array.isArray(value)) {
    let before = '['
    for (const item of value) {
      yield before
      yield* pieces(item)
      before = ','
    }
    yield ']'
  } else {
    let before = '{'
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue
      yield `${before}${JSON.stringify(name)}:`
      yield* pieces(member)
      before = ','
    }
    yield '}'
  }
}

/** What is left of so many after the objects and lists in this one, each member of a list counted; nothing where there are more. */
function spareAfter(value: object, most: number): number {
  const members: unknown[] = Array.isArray(value) ? value : Object.values(value)
  let spare = most - 1 - (Array.isArray(value) ? value.length : 0)
  for (const member of members) {
    if (spare <= 0) return 0
    if (isObject(member)) spare = spareAfter(member, spare)
  }
  return spare
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
