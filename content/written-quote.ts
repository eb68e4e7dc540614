/** The words around a quote. */
export const writtenQuote = {
  validUntil: 'This price holds until',
  endedOn: 'This quote ended on',
  order: 'Order this',
  pdf: 'Save as PDF',
  change: 'Change it in the calculator',
  taxNote: 'Before tax and shipping, which the checkout shows for your address.',
  link: 'Whoever has this page’s address can read and order this quote. Keep it, or send it to who decides.',
  ended: {
    text: 'Prices are made anew every month. Today the same costs',
    gone: 'We do not sell it this way any more. Ask us, and we find what does the same.',
    renew: 'Get a new quote at today’s price',
  },
  mail: {
    title: 'Send it by mail',
    label: 'E-mail address',
    button: 'Mail this quote',
    consent: 'Send this quote, once, to the address I typed. It is used for nothing else.',
    sent: { title: 'The mail is on its way', text: 'It brings the link to this page.' },
    wrong: { title: 'This is no e-mail address', text: 'Please look at it again, and send it once more.' },
    late: { title: 'Not sent', text: 'This quote was mailed three times already. Its link still works.' },
  },
  unknown: { title: 'There is no such quote', text: 'Please use the whole link of your quote.' },
  account: {
    title: 'Quotes',
    empty: 'Quotes you ask for in a calculator stand here, with their price and how long it holds.',
  },
} as const
