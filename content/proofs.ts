import { shopFacts } from './shop.ts'

/** Texts of the page on which customers look at proofs. */
export const proofPageCopy = {
  heading: 'Your design',
  order: 'Order',
  request: 'Your request',
  earlier: 'Earlier versions',
  next: {
    title: 'What happens next',
    steps: {
      design: {
        title: 'We design it',
        get text() {
          return `A designer in ${shopFacts.address.city} works from your request. We e-mail you as soon as there's something to see.`
        },
      },
      check: {
        title: 'You check it',
        text: 'Approve the design on this page, or tell us what to change. We print nothing before that.',
      },
      print: {
        title: 'We print it',
        text: 'Once you approve it, we print and cut it. Your order page then shows when to expect it.',
      },
    },
  },
  contact: 'Anything to add? Please mention your order number.',
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
