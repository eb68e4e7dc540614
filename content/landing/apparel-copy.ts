/** Texts of the widgets that only the apparel page has. */
export const apparelCopy = {
  mockup: {
    words: 'Text to try',
    sample: 'North Shore Rowing',
    garment: 'Garment',
    cloth: 'Colour',
    place: 'Placement',
    show: 'Show preview',
    price: 'Get the price',
    design: 'Design the print',
    scale: 'To scale on a size M, 20 in wide. The dashed line is the largest print area.',
  },
  wash: {
    caption: 'Colour left in the print by number of washes',
    cycles: 'Washes',
    retention: 'Colour left',
    condition: 'What you see',
    note: 'Typical for this kind of transfer film, first washed after a day, inside out at 40 °C, tumble dried on low. Your washing machine may differ.',
  },
  merchandise: {
    show: 'Calculate',
    cost: 'Your order costs',
    sold: 'You sell',
    pieces: 'pieces',
    income: 'Sales',
    left: 'Your profit',
    short: 'Short by',
    even: 'Breaks even after',
    never: "At this price, you don't break even.",
    perDollar: 'profit on each dollar you spend',
    note: 'Calculated from your numbers and today’s prices, before tax and shipping. It’s an example, not a promise or a real customer.',
  },
} as const
