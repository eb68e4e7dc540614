import type { Owl } from './owl.ts'
import type { Wader } from './wader.ts'
import type { WaterBird } from './water-bird.ts'

/** The distinguishing features of each kind of swimming bird. */
export const waterBirds: Readonly<Record<string, WaterBird>> = {
  loon: { bill: 'dagger', dark: ['head', 'neck'], collar: 'stripes', back: 'checks' },
  mallard: { bill: 'flat', dark: ['head', 'breast'], collar: 'ring', back: 'feathers', curl: true },
  'wood-duck': {
    bill: 'flat',
    crest: true,
    dark: ['head', 'breast', 'cheek'],
    collar: 'ring',
    back: 'bands',
  },
  merganser: { bill: 'dagger', crest: true, dark: ['head'], back: 'feathers' },
  'hen-mallard': { bill: 'flat', dark: [], back: 'feathers' },
}

/** The distinguishing features of each kind of long-legged bird. */
export const waders: Readonly<Record<string, Wader>> = {
  'great-blue-heron': { head: 'plume', isDark: true },
  egret: { head: 'plain', isDark: false },
  'sandhill-crane': { head: 'cap', isDark: false, hasBustle: true },
}

/** The distinguishing features of each kind of owl. */
export const owls: Readonly<Record<string, Owl>> = {
  'great-horned-owl': { ears: 'tall', face: 'discs', breast: 'bars', isDark: true },
  'snowy-owl': { face: 'plain', breast: 'spots', isDark: false },
  'barred-owl': { face: 'discs', breast: 'streaks', isDark: true },
  'screech-owl': { ears: 'short', face: 'discs', breast: 'streaks', isDark: false },
  'barn-owl': { face: 'heart', breast: 'spots', isDark: true },
}
