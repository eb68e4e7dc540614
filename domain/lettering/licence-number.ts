/** What a pleasure craft licence looks like: two letters and figures ("ON1234567"), before that the port's mark and figures ("12E 45678"). */
export const LICENCE_NUMBER = /^(?:[A-Z]{2} ?\d{1,7}|\d{1,3}[A-Z]{1,2} ?\d{1,7})$/i

/** The number as it is cut: capitals, at most single spaces; null for what cannot be one. */
export function readLicenceNumber(text: string): string | null {
  const number = text
    .normalize('NFKC')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toUpperCase()
  return LICENCE_NUMBER.test(number) ? number : null
}
