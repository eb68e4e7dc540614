/**
 * Kinds of screened terms. Hate speech and trademarks are refused as lettering and as pictures; the other kinds are refused only as
 * pictures.
 */
export const termKinds = ['hatred', 'brand', 'makers-mark', 'team', 'firearm', 'drug', 'violence'] as const
export type TermKind = (typeof termKinds)[number]

/** A word or phrase that is refused. Its plural is refused too, and so is the phrase with hyphens instead of spaces. */
export type ScreenedTerm = {
  phrase: string
  kind: TermKind
  /** Neighbouring words that make the term harmless, as in "nail gun" and "weed killer". */
  notAfter?: readonly string[]
  notBefore?: readonly string[]
}

// The list contains obvious cases only. It doesn't have to catch evasions, because a person checks each order before printing.
const listed: Readonly<Record<Exclude<TermKind, 'makers-mark'>, string>> = {
  hatred: `nigger, n1gger, nigga, n1gga, fagot, faggot, kike, chink, spic, wetback, tranny, trannies, retard, white pride, heil,
    hitler, nazi, swastika, kkk, ku klux, 14/88, 1488, gas the, rape, pedo, pedophile, isis flag, jihad`,
  brand: `nike, adidas, disney, mickey mouse, starbucks, mcdonald, mcdonald's, coca cola, pepsi, nintendo, pokemon, pokémon, pikachu,
    super mario, star wars, darth vader, baby yoda, marvel, batman, superman, spider man, iron man, harley davidson, louis vuitton,
    gucci, chanel, supreme logo, playboy, nfl, nhl logo, nba, barbie, hello kitty, paw patrol, bluey, peppa pig, lego,
    facebook logo, facebook icon, facebook symbol, instagram logo, instagram icon, instagram symbol, tiktok logo, tiktok icon,
    tiktok symbol, youtube logo, youtube icon, youtube symbol, twitter logo, twitter icon, twitter symbol, netflix, tim hortons,
    ferrari, lamborghini, john deere, carhartt, yeti cooler, monster energy, red bull logo, simpsons, spongebob, harry potter,
    hogwarts`,
  team: `maple leafs, raptors, blue jays, argonauts, montreal canadiens, montréal canadiens, habs logo, ottawa senators,
    edmonton oilers, calgary flames, vancouver canucks, winnipeg jets, buffalo sabres, buffalo bills, hamilton tigercats,
    hamilton tiger cats, boston bruins, detroit red wings, pittsburgh penguins, dallas cowboys, green bay packers,
    new york yankees, chicago blackhawks, vegas golden knights`,
  firearm: `handgun, pistol, rifle, shotgun, ar 15, ak 47, glock, uzi, revolver, machine gun, ammo, grenade, assault weapon, firearm,
    silencer, sniper`,
  drug: `marijuana, cannabis, pot leaf, cocaine, heroin, meth, crack pipe, bong, blunt, syringe, ecstasy, lsd, magic mushroom,
    shrooms`,
  violence: `gore, gory, blood, bloody, bleeding, severed, decapitated, beheaded, dismembered, corpse, guts, murder, murdered,
    suicide, naked, nude, porn, sex`,
}

const withContext: readonly ScreenedTerm[] = [
  { phrase: 'white power', kind: 'hatred', notBefore: ['wash', 'washing'] },
  { phrase: 'gun', kind: 'firearm', notAfter: ['nail', 'glue', 'heat', 'top', 'staple', 'spray', 'paint'] },
  { phrase: 'bullet', kind: 'firearm', notBefore: ['journal', 'train'] },
  { phrase: 'bomb', kind: 'firearm', notAfter: ['bath', 'cherry', 'seed'] },
  { phrase: 'weed', kind: 'drug', notBefore: ['control', 'killer', 'whacker', 'wacker'] },
]

// Makers' names are allowed in a prompt ("lifted ford truck"), but their logos aren't drawn.
const makers = `ford, chevy, chevrolet, gmc, dodge, ram, jeep, toyota, honda, nissan, subaru, mazda, bmw, audi, mercedes, tesla,
  hyundai, kia, volkswagen, vw, volvo, porsche, mopar, mustang, corvette, harley, yamaha, kawasaki, suzuki, ski doo, sea doo,
  polaris, kubota, case ih, caterpillar, snap on, milwaukee, dewalt`
/** If one of these words follows a maker's name, directly or after one other word, the customer wants the logo. */
export const logoCueWords = ['logo', 'emblem', 'badge', 'symbol', 'bow tie', 'oval'] as const

const split = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim())

/** The built-in screened terms. Operators may add more. */
export const screenedTerms: readonly ScreenedTerm[] = [
  ...termKinds.flatMap((kind) =>
    kind === 'makers-mark' ? [] : split(listed[kind]).map((phrase) => ({ phrase, kind })),
  ),
  ...withContext,
  ...split(makers).map((phrase) => ({ phrase, kind: 'makers-mark' as const })),
]
