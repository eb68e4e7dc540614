const irregular = new Map(
  `mice mouse|geese goose|teeth tooth|feet foot|children child|oxen ox|people person|men man|women woman|lice louse|dice die|
  wolves wolf|knives knife|leaves leaf|calves calf|hooves hoof|wives wife|loaves loaf|elves elf|shelves shelf|scarves scarf|
  firemen fireman|firewomen firewoman|fishermen fisherman|cacti cactus|octopi octopus|fungi fungus|thieves thief|halves half`
    .split('|')
    .map((pair): [string, string] => {
      const [many = '', one = ''] = pair.trim().split(' ')
      return [many, one]
    }),
)
// Singular words that look like plurals, and words used only in the plural.
const sameInBoth =
  /(?:ss|us|is|[^e]as)$|^(?:moose|goose|glasses|sunglasses|scissors|pliers|binoculars|goggles|headphones|bus|gas|lens|cross|canvas|ibis|iris|tongs|shorts|pants|jeans|clothes|bagpipes|christmas|niagara|series)$/

/** Returns the singular of a lower-case noun, or the noun itself if it is singular. In a compound, the last word changes. */
export function toSingular(name: string): string {
  const at = name.lastIndexOf(' ') + 1
  return name.slice(0, at) + singularWord(name.slice(at))
}

function singularWord(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.length < 4 || !word.endsWith('s') || sameInBoth.test(word)) return word
  if (
    /^(?:selfies|cookies|zombies|movies|birdies|genies|pixies|hoodies|brownies|smoothies|collies)$/.test(word)
  )
    return word.slice(0, -1)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz)es$|^(?:heroes|potatoes|tomatoes|volcanoes|buses|gases)$/.test(word))
    return word.slice(0, -2)
  return word.slice(0, -1)
}

const manyOf = new Map([...irregular].map(([many, one]) => [one, many]))

/** Returns the plural of a lower-case noun. In a compound, the last word changes. */
export function toPlural(name: string): string {
  const at = name.lastIndexOf(' ') + 1
  const word = name.slice(at)
  if (singularWord(word) !== word || /^(?:moose|fish|deer|sheep|bison)$/.test(word)) return name
  const ending = /(?:ch|sh|x|ss|s)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`
  return name.slice(0, at) + (manyOf.get(word) ?? ending)
}

/** Returns the possible base forms of an "-ing", "-ed" or "-s" verb form in lower case, including the word itself. */
export function listBaseVerbForms(word: string): string[] {
  const forms = [word]
  for (const ending of ['ing', 'ed', 'es', 's']) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue
    const stem = word.slice(0, -ending.length)
    forms.push(stem, `${stem}e`)
    if (/([b-df-hj-np-tv-z])\1$/.test(stem)) forms.push(stem.slice(0, -1))
    if (stem.endsWith('i')) forms.push(`${stem.slice(0, -1)}y`)
  }
  return forms
}
