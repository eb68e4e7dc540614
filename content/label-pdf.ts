import { formatNumber } from '../domain/written-number.ts'

/** Texts in the PDF of labels from a list. `size` is the size of a label in mm, such as "50 × 25". */
export const labelPdfCopy = {
  title: (labels: number, size: string) => `${formatNumber(labels)} labels, ${size} mm`,
  sheetNote: (page: number, pages: number, size: string) =>
    `Sheet ${page} of ${pages} · ${size} mm · print at 100%`,
}
