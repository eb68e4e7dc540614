import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
/** Texts around the form on the contact page. The text below the form is in pages/contact.html. */
export const contactCopy = {
  title: 'Contact',
  lead: "Write to us and a person will answer: quotes within two business hours, everything else usually within one business day. If it's urgent, please call.",
  /** The topics of a message. With `?topic=quote` in a link, the topic `quote` is preselected. */
  topics: {
    question: 'A question',
    quote: 'A quote for something custom',
    order: 'An order I’ve placed',
    return: 'A return, or something that went wrong',
    fleet: 'Fleets, shops and wholesale',
    privacy: 'Privacy and my data',
  },
  labels: {
    name: 'Your name',
    email: 'E-mail',
    phone: 'Phone',
    orderNumber: 'Order number',
    topic: 'What’s this about?',
    message: 'Your message',
  },
  hints: {
    phone: "If you'd rather get a call.",
    orderNumber: "It's in the subject line of your confirmation e-mail.",
    message: 'For a quote: what it goes on, how big, how many, and by when.',
  },
  button: 'Send message',
  privacy: 'We use your message only to answer you.',
  sent: {
    title: 'Your message has arrived',
    text: 'A copy is on its way to you by e-mail. If you call, please mention this reference:',
    again: 'Write another message',
  },
  problems: {
    incomplete: "Please check the marked fields. We haven't sent your message yet.",
    tooMany: TOO_MANY_REQUESTS,
  },
  map: {
    caption:
      'We’re in St. Catharines, between Lake Ontario and the escarpment, 15 minutes from the Falls and an hour from the edge of Toronto.',
    alt: 'Map of the Niagara peninsula between Lake Ontario and Lake Erie with the shop marked in St. Catharines, the QEW and Highway 406, the Welland Canal, and the towns around.',
  },
} as const
