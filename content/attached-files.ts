import type { AttachedFileProblem } from '../domain/production/attached-files.ts'

/** Texts on the order's page about the files that customers and the shop attach to an item. */
export const attachedFilesCopy = {
  title: 'Files for this item',
  yours: 'from you',
  ours: 'from us',
  add: 'Add a file',
  field: 'File for {title}',
  hint: 'PNG, JPG, WebP, GIF, SVG, PDF, AI or PSD, up to 20 MB. You can add files until we start making it.',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  none: 'Please choose a file first.',
  stays: "This file can't be removed anymore.",
} as const

/** Describes a problem of an attached file to customers and staff. */
export function describeAttachedFileProblem(problem: AttachedFileProblem): string {
  switch (problem.code) {
    case 'no-flat-picture':
      return 'This Photoshop file has no flattened picture. Save it with "Maximize Compatibility" in 8-bit RGB, or as PDF.'
    case 'low-resolution':
      return `At this size the picture has ${problem.dpi} dots per inch, so its pixels may show. A larger picture or a PDF is better.`
  }
}
