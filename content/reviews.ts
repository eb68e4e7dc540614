import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
/** Words about reviews and questions, on the product page and on the order's review page. */
export const reviewWords = {
  title: 'Reviews',
  verified: 'Verified buyer',
  sample: 'Sample review',
  samplesNote:
    'These are sample reviews: invented, to show how this page looks. The first review by a buyer takes their place.',
  rules:
    'Only buyers review, by the link on their order page. We publish good and bad ones alike; what has links, contact data or shouting in it is read by a person first.',
  none: {
    title: 'No reviews yet',
    text: 'Buy it and you can write the first one: the link is on the order page, and we ask once by e-mail.',
  },
  sorts: {
    helpful: 'Most helpful',
    newest: 'Newest',
    highest: 'Highest rating',
    lowest: 'Lowest rating',
  },
  more: 'Show more reviews',
  answeredBy: 'Answer from Niagara Decals',
  helpful: 'Helpful',
  own: 'This is your own review: others decide whether it helps.',
  failed: 'That did not work. Please try again.',
  loadFailed: 'This part could not be loaded. Please load the page again.',
  report: {
    open: 'Report',
    title: 'What is wrong with this review?',
    text: 'A low rating is no reason: buyers may be unhappy. We read every report.',
    reasons: {
      spam: 'Advertising or spam',
      offensive: 'Insulting or hateful',
      'not-about-this': 'Not about this product',
      'private-data': 'Somebody’s private data',
    },
    send: 'Send report',
    cancel: 'Cancel',
    sent: 'Thank you. A person will read it.',
  },
} as const

export const questionWords = {
  title: 'Questions and answers',
  sample: 'Sample question',
  none: 'Nobody has asked about this yet.',
  more: 'Show more questions',
  ask: {
    title: 'Ask about this product',
    text: 'Your question',
    name: 'Name to show',
    email: 'E-mail for the answer',
    /** What happens to what is typed: read before sending. */
    consent:
      'Your question and name appear here once we have answered. Your e-mail is used to send you that answer, is never shown, and is deleted once the answer is out. No newsletter comes of it.',
    send: 'Send question',
    sending: 'Sending…',
    sent: {
      title: 'Question sent',
      text: 'We answer on business days. The answer appears here.',
    },
    failed: 'The question could not be sent. Please try again.',
    tooMany: TOO_MANY_REQUESTS,
    invalid: 'Please write a question, your name, and an e-mail address such as name@example.com or none.',
  },
  withoutScripts: 'Questions? Write to',
} as const

export const reviewPageWords = {
  heading: 'How did it turn out?',
  lead: 'Say what you think, good or bad: it helps other shoppers, and us.',
  publication:
    'Your review appears on the product page with the name you choose, marked “Verified buyer”. Nothing else of your order is shown. A photo is published without its hidden data, such as where it was taken.',
  stars: {
    legend: 'Your rating',
    names: ['1 star: poor', '2 stars: fair', '3 stars: good', '4 stars: very good', '5 stars: excellent'],
  },
  title: 'Headline',
  text: 'Your review',
  name: 'Name to show',
  nameHint: 'For example Kim B.',
  photo: 'Photo',
  photoHint: 'PNG, JPG or WebP, up to 8 MB. Please no faces or licence plates without consent.',
  hasPhoto: 'A photo is kept with this review; a new one takes its place.',
  removePhoto: 'Remove the photo',
  send: 'Send review',
  save: 'Save changes',
  states: {
    published: 'Your review is published. Thank you.',
    pending: 'Your review is kept. A person reads it before it appears, usually within two business days.',
    hidden: 'This review is not shown. If you change it, a person reads it again.',
  },
  back: 'Back to your order',
} as const
