/** A shipping address as typed. */
type Place = { country: string; postalCode: string; address1: string; address2: string }

/** Abbreviations that people and post offices use (Canada Post, addressing guidelines), in English and French. */
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
 * Reduces the shipping addresses of one household to the same string, for comparison only: lower case, without accents and punctuation,
 * with "Street" abbreviated. Only the parts of the second line that contain a number count ("Apt 4" becomes "#4"), so that neighbours in
 * one building differ. Null without a street, as for pickups.
 */
export function toShippingIdentity({ country, postalCode, address1, address2 }: Place): string | null {
  const street = wordsOf(address1).map((word) => SHORT[word] ?? word)
  if (street.length === 0) return null
  const unit = wordsOf(address2).filter((word) => /\d/.test(word))
  const code = postalCode.toLowerCase().replace(/[^a-z0-9]/g, '')
  // People often omit the last four digits of a ZIP+4 code.
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
