import type { Colour } from '../colour.ts'

const colours: Readonly<Record<string, Colour>> = {
  'red rouge crimson scarlet': '#c8242b',
  'burgundy maroon bordeaux': '#7a1f2b',
  'blue bleu royal-blue': '#2767ab',
  'navy marine': '#15305a',
  'sky turquoise cyan aqua light-blue': '#49aebb',
  teal: '#1d6a6a',
  'green vert emerald': '#2c8a4a',
  lime: '#a6f01e',
  'forest-green dark-green': '#2c5b3a',
  'olive khaki camo camouflage': '#56602f',
  'sage mint': '#a9bea5',
  'black noir': '#161616',
  'white blanc': '#ffffff',
  'grey gray gris silver charcoal': '#7b8790',
  'gold golden dore-or': '#e0aa3a',
  'yellow jaune': '#ffc400',
  orange: '#f07a1c',
  'pink rose-pink fuchsia magenta': '#ea6aa2',
  'purple violet mauve lavender-purple': '#5a3a8f',
  'brown brun tan copper bronze': '#8a5a30',
  'beige cream': '#f2e4c8',
}

const byWord = new Map(
  Object.entries(colours).flatMap(([words, colour]) => words.split(' ').map((word) => [word, colour])),
)

/** Returns the colour that a word names in English or French; null for other words. */
export function findNamedColour(word: string): Colour | null {
  return byWord.get(word) ?? null
}

/** The most common English name of each colour, for descriptions. */
export const colourNames: readonly (readonly [string, Colour])[] = Object.entries(colours).map(
  ([words, colour]) => [words.split(' ')[0] ?? '', colour],
)
