/** A map from words that occur in the catalogue to values of a facet. */
export type FacetVocabulary = ReadonlyMap<string, string>

/** Creates a vocabulary. `wordsOf` lists the words for each value of a facet, separated by spaces. */
function vocabulary(wordsOf: Readonly<Record<string, string>>): FacetVocabulary {
  return new Map(
    Object.entries(wordsOf).flatMap(([meaning, words]) =>
      words.split(' ').map((word): [string, string] => [word, meaning]),
    ),
  )
}

/** The words for each colour that shoppers can choose. The words occur in colour options and tags. They include shades such as burgundy. */
export const COLOUR_WORDS = vocabulary({
  black: 'black',
  white: 'white',
  grey: 'grey gray charcoal graphite',
  silver: 'silver',
  gold: 'gold',
  yellow: 'yellow',
  orange: 'orange coral',
  red: 'red burgundy maroon',
  pink: 'pink blush',
  purple: 'purple violet',
  blue: 'blue navy teal',
  green: 'green forest olive sage lime',
  brown: 'brown sand tan beige',
})

/** The words for each finish. The words occur in the options for finish, colour and material. */
export const FINISH_WORDS = vocabulary({
  gloss: 'gloss glossy',
  matte: 'matte matt',
  satin: 'satin',
  clear: 'clear',
  frosted: 'frosted',
  reflective: 'reflective',
  holographic: 'holographic',
  chrome: 'chrome',
})

/** The tags and product types for each finish, written as handles. */
export const FINISH_TAGS = vocabulary({
  gloss: 'gloss glossy',
  matte: 'matte matt',
  satin: 'satin',
  clear: 'clear clear-vinyl clear-sticker',
  frosted: 'frosted window-frosting-decals',
  reflective: 'reflective reflective-vinyl reflective-decal',
  holographic: 'holographic holographic-vinyl',
  chrome: 'chrome',
})

/** The tags and product types for each use, written as handles. */
export const USE_TAGS = vocabulary({
  vehicle:
    'vehicle-decals car-decals car-truck-decals bumper-stickers car truck van trailer fleet bumper wraps wrap wrap-film',
  boat:
    'boat-decals-graphics boat marine-safety-decals boat-names-lettering boat-registration-numbers ' +
    'fishing-boat-decals pontoon-boat-graphics pontoon jet-ski-graphics pwc watercraft',
  aircraft: 'plane-tail-numbers-markings aviation tail-number',
  laptop: 'laptop pc console helmet skateboard',
  window: 'window window-frosting-decals window-film',
  wall: 'wall mural wallpaper wall-mural digital-wallcovering-murals',
  floor: 'warehouse-floor-safety-graphics floor-graphic',
  sign: 'custom-yard-signs yard-sign sign banner',
  label:
    'barcode-compliance-labels labels label-roll packaging prototype-packaging-mockups packaging-mock-up',
  apparel: 'custom-heat-transfer-apparel apparel heat-transfer printed-apparel',
  'cut-file': 'svg-files digital-download',
})
