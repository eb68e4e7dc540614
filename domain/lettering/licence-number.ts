/**
 * Matches the licence number of a pleasure craft. A licence number consists of two letters and digits ("ON1234567"). In older licences, a
 * number and a letter for the port are followed by digits ("12E 45678").
 */
export const LICENCE_NUMBER = /^(?:[A-Z]{2} ?\d{1,7}|\d{1,3}[A-Z]{1,2} ?\d{1,7})$/i

/** Converts a licence number to the form in which it is cut: in capitals, with single spaces. Null if it is invalid. */
export function parseLicenceNumber(text: string): string | null {
  const number = text
    .normalize('NFKC')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toUpperCase()
  return LICENCE_NUMBER.test(number) ? number : null
}
