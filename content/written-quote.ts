export const writtenQuoteCopy = {
  validUntil: 'Price good until',
  endedOn: 'This quote expired on',
  order: 'Order this',
  pdf: 'Save as PDF',
  change: 'Edit it in the calculator',
  taxNote: "Before tax and shipping, which you'll see at checkout for your address.",
  link: 'Anyone with this page’s link can see and order this quote. Save it, or send it to the person who decides.',
  ended: {
    text: 'Our prices are reviewed every month. Today the same job costs',
    gone: "We don't sell it this way anymore. Ask us, and we'll find something that does the same job.",
    renew: 'Get a new quote at today’s price',
  },
  mail: {
    title: 'Send it by e-mail',
    label: 'E-mail address',
    button: 'E-mail this quote',
    consent: "Send this quote once to the address I entered. We won't use it for anything else.",
    sent: { title: 'Your e-mail is on its way', text: 'It has the link to this page.' },
    wrong: { title: "That isn't an e-mail address", text: 'Please check it and try again.' },
    late: { title: 'Not sent', text: "We've already e-mailed this quote three times. Its link still works." },
  },
  unknown: { title: "We can't find that quote", text: 'Please check that you have the whole link.' },
} as const
