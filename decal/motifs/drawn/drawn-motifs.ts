import type { Shape } from '../../geometry/shape.ts'
import type { Motif, MotifPart } from '../motif.ts'
import { owls, waders, waterBirds } from './birds/other-birds.ts'
import { drawOwl } from './birds/owl.ts'
import { drawSongbird } from './birds/songbird.ts'
import { songbirds } from './birds/songbirds.ts'
import { drawWader } from './birds/wader.ts'
import { drawWaterBird } from './birds/water-bird.ts'
import { butterflies } from './butterflies/butterflies.ts'
import { drawButterfly } from './butterflies/butterfly.ts'
import { drawCatHead } from './cats/cat-head.ts'
import { cats } from './cats/cats.ts'
import { drawCutout, type CutoutDrawing } from './cutouts/cutout.ts'
import { masksAndGear } from './cutouts/masks-and-gear.ts'
import { kitchenAndTools } from './cutouts/kitchen-and-tools.ts'
import { landmarks } from './cutouts/landmarks.ts'
import { creatures } from './creatures/creatures.ts'
import { companionDogs } from './dogs/companion-dogs.ts'
import { EYES_Y as CAT_EYES } from './cats/cat.ts'
import { locateDogEyes, drawDogHead } from './dogs/dog-head.ts'
import { sportingDogs } from './dogs/sporting-dogs.ts'
import { workingDogs } from './dogs/working-dogs.ts'
import { drawFish } from './fishes/fish.ts'
import { gameFish } from './fishes/game-fish.ts'
import { drawFlower } from './flowers/flower.ts'
import { flowers } from './flowers/flowers.ts'
import { drawHorse } from './horses/horse.ts'
import { drawHorseHead, horseHeads } from './horses/horse-head.ts'
import { horses } from './horses/horses.ts'
import { drawEucalyptus } from './flowers/eucalyptus.ts'
import { householdObjects } from './cutouts/household.ts'
import { paintedDogEyes, paintedDogs } from './paintings/painted-dogs.ts'
import { drawPainting } from './paintings/painting.ts'
import { paintedBoats, paintedVehicles } from './paintings/painted-vehicles.ts'
import { paintings } from './paintings/paintings.ts'
import { people } from './people/people.ts'
import { drawPerson } from './people/person.ts'
import { drawFlag } from './flags/flag.ts'
import { flags } from './flags/flags.ts'

/** The name of the icon set that consists of the shop's own drawings. */
export const DRAWN_MOTIF_SET = 'drawn'

// The size of the sheet on which the shop's own motifs are drawn.
const SHEET = 100

const dogs = { ...sportingDogs, ...workingDogs, ...companionDogs }
const lineDrawings = new Map<string, () => Shape>([
  ...Object.entries(dogs).map(([name, breed]) => [name, () => drawDogHead(breed)] as const),
  ...Object.entries(cats).map(([name, cat]) => [name, () => drawCatHead(cat)] as const),
  ...Object.entries(people).map(([name, one]) => [name, () => drawPerson(one)] as const),
  ...Object.entries(songbirds).map(([name, bird]) => [name, () => drawSongbird(bird)] as const),
  ...Object.entries(waterBirds).map(([name, bird]) => [name, () => drawWaterBird(bird)] as const),
  ...Object.entries(waders).map(([name, bird]) => [name, () => drawWader(bird)] as const),
  ...Object.entries(owls).map(([name, bird]) => [name, () => drawOwl(bird)] as const),
  ...Object.entries(butterflies).map(([name, one]) => [name, () => drawButterfly(one)] as const),
  ...Object.entries(flowers).map(([name, one]) => [name, () => drawFlower(one)] as const),
  ...Object.entries(creatures),
  ...Object.entries(gameFish).map(([name, species]) => [name, () => drawFish(species)] as const),
])

const solids = new Map<string, () => Shape>([
  ...Object.entries(horseHeads).map(([name, head]) => [name, () => drawHorseHead(head)] as const),
  ...Object.entries(horses).map(([name, pose]) => [name, () => drawHorse(pose)] as const),
  ['eucalyptus', drawEucalyptus],
])

const householdThings = { ...kitchenAndTools, ...householdObjects }
const cutouts = new Map<string, CutoutDrawing>(
  Object.entries({ ...landmarks, ...masksAndGear, ...householdThings }),
)

const allPaintings = { ...paintings, ...paintedVehicles, ...paintedBoats }

/** Names of the drawn motifs, grouped by subject. */
export const drawnMotifFamilies: Readonly<Record<string, readonly string[]>> = {
  dogs: Object.keys({ ...dogs, ...paintedDogs }).toSorted(),
  cats: Object.keys(cats).toSorted(),
  horses: Object.keys({ ...horseHeads, ...horses }).toSorted(),
  people: [...Object.keys(people), 'bmx-backflip'].toSorted(),
  birds: Object.keys({ ...songbirds, ...waterBirds, ...waders, ...owls }).toSorted(),
  creatures: [...Object.keys(creatures), 'bearded-dragon'].toSorted(),
  butterflies: Object.keys(butterflies).toSorted(),
  flowers: [...Object.keys(flowers), 'eucalyptus'].toSorted(),
  fish: Object.keys(gameFish).toSorted(),
  vehicles: Object.keys(paintedVehicles).toSorted(),
  boats: Object.keys(paintedBoats).toSorted(),
  'masks-and-gear': Object.keys(masksAndGear).toSorted(),
  'kitchen-and-tools': Object.keys(householdThings).toSorted(),
  landmarks: Object.keys(landmarks).toSorted(),
  paintings: Object.keys(paintings).toSorted(),
  flags: Object.keys(flags).toSorted(),
}

/** Names of all drawn motifs, hyphenated and sorted. */
export const drawnMotifNames: readonly string[] = [
  ...lineDrawings.keys(),
  ...solids.keys(),
  ...cutouts.keys(),
  ...Object.keys(flags),
  ...Object.keys(allPaintings),
].toSorted()

/** Whether a motif is a line drawing. In a line drawing, the areas enclosed by lines are part of the body. */
export const isLineDrawing = (name: string): boolean => lineDrawings.has(name)

const breeds = new Map(Object.entries(dogs))
// The positions of drawn eyes are cached, because finding a dog's eyes requires drawing the dog.
const eyesByBreed = new Map<string, ReturnType<typeof locateDogEyes>>()

/** Returns the position of a drawn head's eyes, and their total width; null for other motifs. */
export function locateDrawnEyes(name: string): { x: number; y: number; width: number } | null {
  const breed = breeds.get(name)
  if (breed) {
    const eyes = eyesByBreed.get(name) ?? locateDogEyes(breed)
    eyesByBreed.set(name, eyes)
    return eyes
  }
  const painted = paintedDogEyes[name]
  if (painted) return painted
  return Object.hasOwn(cats, name) ? { x: 50, y: CAT_EYES, width: 46 } : null
}

/** Draws one of the engine's own motifs; null for an unknown name. */
export function drawMotif(name: string): Motif | null {
  const parts = partsOf(name)
  return parts && { set: DRAWN_MOTIF_SET, name, size: SHEET, parts }
}

function partsOf(name: string): MotifPart[] | null {
  const flag = flags[name]
  if (flag) return drawFlag(flag)
  const painting = allPaintings[name]
  if (painting) return drawPainting(painting)
  const thing = cutouts.get(name)
  const shape = lineDrawings.get(name)?.() ?? solids.get(name)?.() ?? (thing && drawCutout(thing))
  return shape ? [{ colour: null, shape }] : null
}
