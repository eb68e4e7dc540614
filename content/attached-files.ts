/** Copy about files that customers and the shop attach to an item, on the order's page. */
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
  stays: "This file can't be removed any more.",
} as const
