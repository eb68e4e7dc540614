/** Hides all but the first letter of each word: "b•• w•••". */
export const maskWord = (phrase: string): string =>
  phrase.replaceAll(/[\p{L}\p{N}]+/gu, (word) => `${word.slice(0, 1)}${'•'.repeat(word.length - 1)}`)
