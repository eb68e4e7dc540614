/**
 * Matches a pleasure craft licence number: two letters and digits ("ON1234567"), or in older licences the port's code and digits ("12E
 * 45678").
 */
export const LICENCE_NUMBER = /^(?:[A-Z]{2} ?\d{1,7}|\d{1,3}[A-Z]{1,2} ?\d{1,7})$/i

/** Normalizes a licence number for cutting: capitals, and never more than one space in a row; null if invalid. */
export function parseLicenceNumber(text: string): string | null {
  const number = text
    .normalize('NFKC')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toUpperCase()
  return LICENCE_NUMBER.test(number) ? number : null
}
