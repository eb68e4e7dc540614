import type { Colour } from '../colour.ts'
import { people } from './drawn/people/people.ts'

/** Builds a pattern for icon names. It matches a name if one of the words stands between hyphens or at the name's ends. */
function named(...words: string[]): RegExp {
  return new RegExp(`(^|-)(${words.join('|')})(-|$)`)
}

// Subjects with a well-known colour, which is kept in every palette.
const subjects: readonly (readonly [RegExp, Colour])[] = [
  [
    named(
      'maple',
      'poppy',
      'cherry',
      'strawberry',
      'tomato',
      'apple',
      'ladybug',
      'lobster',
      'crab',
      'extinguisher',
    ),
    '#d2232a',
  ],
  [named('heart', 'hearts'), '#d7263d'],
  [/^cardinal$/, '#d2232a'],
  [/^upright-sword$/, '#cdd6de'],
  [/^hockey-stick$/, '#c9a26a'],
  [/^shark$/, '#93aabb'],
  [/^eucalyptus$/, '#7fa68f'],
  [/^muskoka-chair$/, '#d2452f'],
  [/^dock$/, '#c08a4f'],
  [/^(blue-jay|bluebird|kingfisher|blue-morpho-butterfly)$/, '#3f86c8'],
  [/^(robin|oriole|monarch-butterfly|painted-lady-butterfly)$/, '#e8812f'],
  [/^(goldfinch|swallowtail-butterfly)$/, '#f2c230'],
  // People at work: the colour of their faces and clothes is a warm white.
  [new RegExp(`^(${Object.keys(people).join('|')})$`), '#f5e6d3'],
  [
    /^(black-labrador|newfoundland|flat-coated-retriever|border-collie|boston-terrier|staffordshire-terrier|bernese-mountain-dog|portuguese-water-dog|scottish-terrier|dalmatian|jack-russell-terrier|samoyed|great-pyrenees|maltese|bichon-frise|west-highland-terrier|american-eskimo-dog|bull-terrier|german-shorthaired-pointer|springer-spaniel|english-setter|fox-terrier|papillon|havanese|poodle)$/,
    '#f6f1e7',
  ],
  [/^(rottweiler|doberman|miniature-pinscher|coonhound|beagle|basset-hound|saint-bernard)$/, '#d9a066'],
  [/^luna-moth$/, '#b9dba0'],
  [/^(labrador-retriever|goldendoodle|afghan-hound|wheaten-terrier|leonberger|yellow-perch)$/, '#e6b85c'],
  [/^(corgi|shiba-inu|collie|pomeranian|akita|chow-chow|pekingese|shetland-sheepdog)$/, '#e08a3c'],
  [
    /^(irish-setter|vizsla|duck-tolling-retriever|brittany|cocker-spaniel|rhodesian-ridgeback|dachshund|bloodhound|boxer|airedale-terrier)$/,
    '#bd6b35',
  ],
  [/^(mastiff|great-dane|french-bulldog|bulldog|german-shepherd|belgian-malinois|shar-pei)$/, '#dfb988'],
  [
    /^(siberian-husky|alaskan-malamute|keeshond|irish-wolfhound|cairn-terrier|weimaraner|schnauzer|old-english-sheepdog|catfish|sturgeon)$/,
    '#a9b4bf',
  ],
  [/^(walleye|sauger|northern-pike|muskellunge|chain-pickerel|carp)$/, '#b8a648'],
  [/-bass$|^(bluegill|pumpkinseed|crappie)$/, '#7fa354'],
  [/-(trout|salmon)$|^steelhead$/, '#e39a78'],
  [named('pumpkin', 'carrot', 'basketball', 'fox', 'tiger', 'orange'), '#e8762c'],
  [named('flame', 'flames', 'campfire', 'fire'), '#f08a24'],
  [named('lemon', 'banana', 'crown', 'honey', 'bee', 'sunflower', 'sun', 'lightning'), '#f4b32f'],
  [
    named('pine', 'tree', 'trees', 'forest', 'leaf', 'clover', 'cactus', 'fern', 'palm', 'frog', 'turtle'),
    '#3f8f4f',
  ],
  [
    named('wave', 'waves', 'waterfall', 'drop', 'snowflake', 'iceberg', 'icebergs', 'dolphin', 'rain'),
    '#3a9fd0',
  ],
  [named('flamingo', 'pig', 'brain', 'donut'), '#ee7fa3'],
]

// Painted things with a well-known main colour.
const paints: readonly (readonly [RegExp, Colour])[] = [
  [/^(school-bus|excavator|bulldozer|dump-truck|skid-steer)$/, '#f4b32f'],
  [/^(farm-tractor|combine-harvester)$/, '#c8322b'],
  [/^pug$/, '#e6bf8c'],
]

/** Returns the usual colour of a painted thing; null if it has no usual colour. */
export function findUsualPaint(name: string): Colour | null {
  return paints.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/** Returns a subject's own colour, from its name; null if it has none. */
export function findSubjectColour(name: string): Colour | null {
  return subjects.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
