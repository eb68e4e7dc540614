/** Texts of the sheet for sorting the pieces of a nest, apart from its title. Lengths are in mm. */
export const sortingSheetCopy = {
  contents: 'What is on the roll',
  pieces: (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`),
  part: (from: number, to: number, length: number): string => `${from} to ${to} of ${length} mm`,
}
