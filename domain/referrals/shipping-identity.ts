/** A shipping address as the customer typed it. */
type PostalAddress = { country: string; postalCode: string; address1: string; address2: string }

/** English and French abbreviations in addresses, as people and post offices use them (Canada Post, addressing guidelines). */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
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
 * Converts a shipping address to a string that is the same for all spellings of the address, for comparison only: in lower case, without
 * accents and punctuation, and with words such as "Street" abbreviated. Of the second line, only parts with a number are used ("Apt 4"
 * becomes "#4"), so that neighbours in one building have different strings. Null if there is no street, as for pickups.
 */
export function toShippingIdentity({
  country,
  postalCode,
  address1,
  address2,
}: PostalAddress): string | null {
  const street = wordsOf(address1).map((word) => ABBREVIATIONS[word] ?? word)
  if (street.length === 0) return null
  const unit = wordsOf(address2).filter((word) => /\d/.test(word))
  const code = postalCode.toLowerCase().replace(/[^a-z0-9]/g, '')
  // The last four digits of a ZIP+4 code are ignored, because some people leave them out.
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
