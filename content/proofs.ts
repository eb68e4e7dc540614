/** Texts of the page on which customers look at proofs. */
export const proofPageCopy = {
  change: 'What should we change?',
  file: 'A replacement file',
  fileHint: 'PNG, JPG, WebP, GIF, SVG, PDF, AI or PSD, up to 20 MB.',
  ask: 'Ask for changes',
  you: 'You',
  yourFile: 'Your file',
  noComment: 'Please tell us what to change, or add a file.',
  late: 'This version was already approved or replaced by a newer one. Please check again.',
  noCredits: 'There aren’t enough credits in this browser’s account.',
} as const
