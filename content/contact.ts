import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
/** What stands on the contact page around its form; the text below it is pages/contact.html. */
export const contact = {
  title: 'Contact',
  lead: 'Write to us and a person answers, on business days usually within one. What is urgent is faster by phone.',
  /** `?topic=quote` in a link chooses one beforehand. */
  topics: {
    question: 'A question',
    quote: 'A quote for something custom',
    order: 'An order that is on its way',
    return: 'A return, or something that went wrong',
    fleet: 'Fleets, shops and wholesale',
    privacy: 'Privacy and my data',
  },
  labels: {
    name: 'Your name',
    email: 'E-mail',
    phone: 'Phone',
    orderNumber: 'Order number',
    topic: 'What is it about?',
    message: 'Your message',
  },
  hints: {
    phone: 'If you would rather be called.',
    orderNumber: 'You find it in the subject of our confirmation e-mail.',
    message: 'For a quote: what it goes on, how large, how many, and by when.',
  },
  button: 'Send message',
  privacy: 'We use what you write to answer you, and for nothing else.',
  sent: {
    title: 'Your message has arrived',
    text: 'A copy is on its way to you by e-mail. Please quote this reference if you call:',
    again: 'Write another message',
  },
  problems: {
    incomplete: 'Please look at the marked fields: the message was not sent yet.',
    tooMany: TOO_MANY_REQUESTS,
  },
  map: {
    caption:
      'St. Catharines between Lake Ontario and the escarpment: a quarter of an hour from the falls, an hour from Toronto’s edge.',
    alt: 'Map of the Niagara peninsula between Lake Ontario and Lake Erie with the shop marked in St. Catharines, the QEW and Highway 406, the Welland Canal, and the towns around.',
  },
} as const
