/** Texts of the sheet for sorting the pieces of a nest, apart from its title and film. Lengths are in mm. */
export const sortingSheetCopy = {
  contents: 'What is on the roll',
  facts: { film: 'Film', width: 'Roll width', length: 'Length used', contains: 'On the roll' },
  columns: ['No.', 'Job', 'Size', 'Pieces'],
  millimetres: (length: number): string => `${length} mm`,
  size: (width: number, height: number): string => `${width} × ${height} mm`,
  pieces: (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`),
  jobs: (count: number): string => (count === 1 ? '1 job' : `${count} jobs`),
  part: (from: number, to: number, length: number): string => `${from} to ${to} of ${length} mm`,
} as const
