/** What stands in the parts that only the page of printed clothes has. */
export const apparelWords = {
  mockup: {
    words: 'Words to try',
    sample: 'North Shore Rowing',
    garment: 'Garment',
    cloth: 'Colour',
    place: 'Print',
    show: 'Show it',
    price: 'Price these',
    design: 'Draw the print',
    scale: 'To scale on a size M, 20 in wide. The dashed line is as far as a print goes.',
  },
  wash: {
    caption: 'Colour left in the print after so many washes',
    cycles: 'Washes',
    retention: 'Colour left',
    condition: 'What you see',
    note: 'Typical of transfer film of this kind, washed inside out at 40 °C, tumbled low, first after a day. They are no measurement of your washing machine.',
  },
  merchandise: {
    show: 'Work it out',
    cost: 'The order costs',
    sold: 'You sell',
    pieces: 'pieces',
    income: 'They bring',
    left: 'Left for you',
    short: 'Short by',
    even: 'Paid back after',
    never: 'Even all of them do not pay it back at this price.',
    perDollar: 'of each dollar you spent, on top of it',
    note: 'Arithmetic with your numbers and today’s prices, before tax and shipping: no promise, and no customer of ours.',
  },
} as const
