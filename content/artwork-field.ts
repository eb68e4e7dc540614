/** Texts of the field in which a customer chooses or uploads a file for a made-to-order item. */
export const artworkFieldCopy = {
  choose: 'Choose or upload a file',
  chooseDesign: 'Choose a design',
  other: 'Choose another file',
  remove: 'Remove the file',
  chosen: 'Attached',
  upload: 'Upload a file',
  formats: 'PNG, JPG, WebP, SVG, PDF or AI, up to 10 MB. You can also paste a picture.',
  images: 'Your images',
  designs: 'Your saved designs',
  empty: 'You haven’t saved a design yet. Save one in the design generator, then choose it here.',
  loading: 'Loading your files…',
  failed: "We couldn't load your files. You can still upload one.",
  optional: '(optional)',
  sending: {
    label: 'Sending your file',
    waiting: 'Waiting…',
    sending: 'Sending',
    reading: 'Uploaded. Processing…',
    offline: "Your file didn't reach us. Check your connection and try again.",
    failed: "We couldn't upload the file. Please try again.",
  },
} as const
