/** Where goods go, as it was typed. */
type Place = { country: string; postalCode: string; address1: string; address2: string }

/** How people and post offices shorten the same word (Canada Post, addressing guidelines; French ones as well). */
const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  boul: 'blvd',
  crescent: 'cres',
  court: 'crt',
  ct: 'crt',
  place: 'pl',
  lane: 'ln',
  highway: 'hwy',
  parkway: 'pky',
  pkwy: 'pky',
  square: 'sq',
  terrace: 'terr',
  circle: 'cir',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  rue: 'st',
  chemin: 'ch',
}

/**
 * A shipping address as that of one household, to compare by and never to send to: without capitals, accents, signs and the many ways to
 * write "Street". Of the second line only what has a figure in it counts, as "Apt 4" is "#4", and neighbours in one tower are no household.
 * Null where there is no street: goods that are picked up go nowhere.
 */
export function shippingIdentity({ country, postalCode, address1, address2 }: Place): string | null {
  const street = wordsOf(address1).map((word) => SHORT[word] ?? word)
  if (street.length === 0) return null
  const unit = wordsOf(address2).filter((word) => /\d/.test(word))
  const code = postalCode.toLowerCase().replace(/[^a-z0-9]/g, '')
  // The four figures behind a ZIP are left out as often as not.
  const area = country === 'US' ? code.slice(0, 5) : code
  return [country.toLowerCase(), area, street.join(' '), unit.join(' ')].join('|')
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
