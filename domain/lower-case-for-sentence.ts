/**
 * Lower-cases a title for use within a sentence: "Barcode labels" becomes "barcode labels", while "QR code labels" keeps its abbreviation.
 */
export const lowerCaseForSentence = (title: string): string =>
  /^\p{Lu}{2}/u.test(title) ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`
