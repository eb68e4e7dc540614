import type { TimeSlices } from '../../runtime/time-slices.ts'

/**
 * The number of objects and lists below which a value is serialized without a pause. A value of this size takes a fraction of a
 * millisecond.
 */
const KEYS_PER_BATCH = 500

/**
 * Serializes a large response, with the same result as JSON.stringify. Works in time slices, so that page requests don't have to wait for
 * the whole response.
 */
export async function writeJsonInSlices(answer: object, slices: TimeSlices): Promise<string> {
  let text = ''
  for (const piece of pieces(answer)) {
    text += piece
    if (slices.isOver()) await slices.wait(undefined)
  }
  return text
}

function* pieces(value: unknown): Generator<string> {
  if (!isObject(value) || 'toJSON' in value || spareAfter(value, KEYS_PER_BATCH) > 0) {
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

/** Returns `most` minus the number of objects, lists and list items in a value, but at least 0. Stops counting at `most`. */
function spareAfter(value: object, most: number): number {
  let spare = most - 1
  if (Array.isArray(value)) {
    spare -= value.length
    for (let index = 0; index < value.length && spare > 0; index += 1) spare = spareOf(value[index], spare)
  } else {
    for (const name in value) if (spare > 0) spare = spareOf(Reflect.get(value, name), spare)
  }
  return Math.max(spare, 0)
}

const spareOf = (member: unknown, most: number): number =>
  isObject(member) ? spareAfter(member, most) : most

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
