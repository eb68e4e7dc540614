/** One meaning of a concrete noun, such as the animal "seal". The number is the meaning's line in the list of WordNet senses. */
export type NounSense = number

/**
 * The engine's knowledge of English: parts of speech, and which things are kinds of other things. `npm run lexicon` builds it from WordNet
 * 3.1. Personal names come from the npm package `compromise`.
 */
export type Lexicon = {
  /**
   * Returns a word's uses as letters: n noun, v verb, a adjective, r adverb (upper case for the most common use), f first name, l family
   * name, p place. Empty for an unknown word.
   */
  marks: (word: string) => string
  /** Returns the things that a noun can mean, most common first. The noun has to be in lower case, with spaces between words. */
  thingsNamed: (name: string) => readonly NounSense[]
  /** Returns the names of a thing, most common first. */
  namesOf: (thing: NounSense) => readonly string[]
  /** Returns the next wider kind that a thing belongs to, such as "dog" for "pug"; null at the top. */
  kindOf: (thing: NounSense) => NounSense | null
  /**
   * Returns the WordNet file that lists the thing: animal, artifact, body, food, object, person, phenomenon, plant, process, shape,
   * substance.
   */
  fileOf: (thing: NounSense) => string
}

type Ranked = { thing: NounSense; rank: number }

/** Parses the lexicon from its unpacked file. */
export function readLexicon(text: string): Lexicon {
  const end = text.indexOf('\n\n')
  const files: string[] = []
  const kinds: number[] = []
  const names: string[][] = []
  const byName = new Map<string, Ranked[]>()
  for (const line of text.slice(0, end).split('\n')) {
    const [file = '', kind = '', ...lemmas] = line.split(' ')
    const thing = files.push(file) - 1
    kinds.push(Number.parseInt(kind, 36))
    names.push(
      lemmas.map((lemma) => {
        const at = lemma.lastIndexOf('#')
        const name = lemma.slice(0, at).replaceAll('_', ' ')
        const ranked = { thing, rank: Number.parseInt(lemma.slice(at + 1), 36) }
        const known = byName.get(name)
        if (known) known.push(ranked)
        else byName.set(name, [ranked])
        return name
      }),
    )
  }
  for (const ranked of byName.values()) ranked.sort((a, b) => a.rank - b.rank)
  const marks = new Map<string, string>()
  for (const line of text.slice(end + 2).split('\n')) {
    const at = line.indexOf(' ')
    marks.set(line.slice(0, at).replaceAll('_', ' '), line.slice(at + 1))
  }
  return {
    marks: (word) => marks.get(word) ?? '',
    thingsNamed: (name) => byName.get(name)?.map(({ thing }) => thing) ?? [],
    namesOf: (thing) => names[thing] ?? [],
    kindOf: (thing) => (kinds[thing] === undefined || kinds[thing] < 0 ? null : kinds[thing]),
    fileOf: (thing) => files[thing] ?? '',
  }
}

// The maximum number of links to follow from a thing to wider kinds. WordNet's chains have at most 19; the limit stops a cycle in a broken
// file.
const LONGEST_CHAIN = 24

/** Returns a thing and the kinds it belongs to, narrowest first: pug, dog, canine, carnivore … */
export function listKinds(lexicon: Lexicon, thing: NounSense): NounSense[] {
  const chain: NounSense[] = []
  for (let at: NounSense | null = thing; at !== null && chain.length < LONGEST_CHAIN; at = lexicon.kindOf(at))
    chain.push(at)
  return chain
}
