import type { Colour } from '../colour.ts'

// What everybody knows the colour of keeps it, whatever the palette says.
const subjects: readonly (readonly [RegExp, Colour])[] = [
  [/maple|cherry|strawberry|fire-extinguisher/, '#d2232a'],
  [/heart(?!h)/, '#d7263d'],
  [/pumpkin|carrot|basketball|fox/, '#e8762c'],
  [/flame|campfire|fire\b/, '#f08a24'],
  [/lemon|banana|crown|honey|bee\b/, '#f2b632'],
  [/sunflower|sun\b|lightning|electric/, '#f6b426'],
  [/pine|tree|leaf|clover|cactus|fern|palm/, '#3f8f4f'],
  [/wave|waterfall|drop\b|snow|ice/, '#3a9fd0'],
]

/** The colour a subject is known by, told from its name; null when it has none. */
export function subjectColour(name: string): Colour | null {
  return subjects.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
