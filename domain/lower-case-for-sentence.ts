/**
 * Converts a title to lower case for use in a sentence. "Barcode labels" becomes "barcode labels". Abbreviations stay in capitals, as in
 * "QR code labels".
 */
export const lowerCaseForSentence = (title: string): string =>
  /^\p{Lu}{2}/u.test(title) ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`
