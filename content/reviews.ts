import { settings } from '../domain/settings/settings.ts'

import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
/** Texts of reviews and questions: on the product page, and on the page where buyers review an order. */
export const reviewCopy = {
  title: 'Reviews',
  verified: 'Verified buyer',
  sample: 'Sample review',
  samplesNote:
    "These are sample reviews, made up to show how this page looks. The first buyer's review replaces them.",
  rules:
    'Only buyers can review, with the link on their order page. We publish good and bad reviews alike. A person reads any review with links, contact details or all caps before it appears.',
  none: {
    title: 'No reviews yet',
    text: 'Buyers can write the first one with the link on their order page. We also ask for one by e-mail, once per order.',
  },
  sorts: {
    helpful: 'Most helpful',
    newest: 'Newest',
    highest: 'Highest rating',
    lowest: 'Lowest rating',
  },
  more: 'Show more reviews',
  answeredBy: () => `Answer from ${settings.shop.name}`,
  helpful: 'Helpful',
  own: "This is your own review, so you can't vote on it.",
  failed: "That didn't work. Please try again.",
  loadFailed: "We couldn't load this section. Please reload the page.",
  report: {
    open: 'Report',
    title: 'What is wrong with this review?',
    text: "A low rating isn't a reason: buyers can be unhappy. We read every report.",
    reasons: {
      spam: 'Advertising or spam',
      offensive: 'Insulting or hateful',
      'not-about-this': 'Not about this product',
      'private-data': 'Someone’s private information',
    },
    send: 'Send report',
    cancel: 'Cancel',
    sent: 'Thanks. A person will read it.',
  },
} as const

export const questionCopy = {
  title: 'Questions and answers',
  sample: 'Sample question',
  none: 'No questions about this product yet.',
  /** Shown if nobody has asked about the product yet: links to pages that answer common questions. */
  elsewhere: {
    title: 'What most people ask first',
    links: [
      { label: 'What shipping costs and how long it takes', href: '/shipping' },
      { label: 'What you can return, and when', href: '/returns' },
    ],
    aboutFilms: { label: 'Which film for which surface', href: '/decal-material-guide' },
  },
  more: 'Show more questions',
  ask: {
    title: 'Ask about this product',
    text: 'Your question',
    name: 'Display name',
    email: 'E-mail for the answer',
    /** Tells customers who ask a question how their name and e-mail address are used. */
    consent:
      "Your question and name appear here once we've answered. We use your e-mail only to send you the answer, never show it, and delete it after that. We won't add you to the newsletter.",
    send: 'Send question',
    sending: 'Sending…',
    sent: {
      title: 'Question sent',
      text: "We answer on business days. You'll see the answer here.",
    },
    failed: "We couldn't send your question. Please try again.",
    tooMany: TOO_MANY_REQUESTS,
    invalid:
      'Please enter a question and your name. If you add an e-mail address, write it like name@example.com.',
  },
  withoutScripts: 'Questions? Write to',
} as const

export const reviewPageCopy = {
  heading: 'How did it turn out?',
  lead: 'Good or bad, tell us what you think. It helps other shoppers, and us.',
  publication:
    "Your review appears on the product page with the name you choose, marked “Verified buyer”. We don't show anything else about your order. We remove hidden data from photos, such as where they were taken.",
  stars: {
    legend: 'Your rating',
    names: ['1 star: poor', '2 stars: fair', '3 stars: good', '4 stars: very good', '5 stars: excellent'],
  },
  title: 'Headline',
  text: 'Your review',
  name: 'Display name',
  nameHint: 'For example Kim B.',
  photo: 'Photo',
  photoHint: 'PNG, JPG or WebP, up to 8 MB. No faces or licence plates without consent, please.',
  hasPhoto: 'This review has a photo. A new one replaces it.',
  removePhoto: 'Remove the photo',
  send: 'Send review',
  save: 'Save changes',
  states: {
    published: 'Your review is published. Thank you.',
    pending:
      "We've saved your review. A person reads it before it appears, usually within two business days.",
    hidden: "This review isn't shown. If you edit it, a person will read it again.",
  },
  back: 'Back to your order',
} as const
