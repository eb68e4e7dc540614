const MAX_LETTERS = 40
const shortened = (name: string): string =>
  name.length > MAX_LETTERS ? `${name.slice(0, MAX_LETTERS - 1)}…` : name

/** Adds the file of the buyer's artwork to the description of a calculator's item. */
export const describeArtwork = (
  item: { name: string; words: readonly { key: string; value: string }[] },
  fileName: string,
): { name: string; words: { key: string; value: string }[] } => ({
  name: `${item.name}, with ${shortened(fileName)}`,
  words: [...item.words, { key: 'Artwork', value: fileName }],
})
