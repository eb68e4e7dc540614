/** Logos of the card networks, 48 × 30 units: simple shapes in the networks' colours. */
const CARD_LOGOS = {
  visa: {
    name: 'Visa',
    ground: '#ffffff',
    shapes: [
      [
        '#1a1f71',
        'M17.4 19.9l1.7-9.8h2.7l-1.7 9.8zM29.6 10.3a6.6 6.6 0 0 0-2.4-.4c-2.7 0-4.5 1.4-4.5 3.3 0 1.5 1.3 2.3 2.4 2.8 1 .5 1.4.8 1.4 1.3 0 .7-.8 1-1.6 1-1.1 0-1.6-.2-2.5-.5l-.4-.2-.4 2.2c.6.3 1.8.5 3 .5 2.8 0 4.7-1.4 4.7-3.5 0-1.1-.7-2-2.3-2.7-.9-.5-1.5-.8-1.5-1.2 0-.4.5-.8 1.5-.8.9 0 1.5.2 2 .4l.2.1zM36.6 10.1h-2.1c-.7 0-1.1.2-1.4.9l-4 8.900H32l.6-1.5h3.4l.3 1.5H39zm-3.2 6.3l1.4-3.7.8 3.7zM15.1 10.1l-2.6 6.7-.3-1.4a7.5 7.5 0 0 0-3.6-4.1l2.4 8.6h2.8l4.2-9.8z',
      ],
      ['#1a1f71', 'M10.1 10.1H5.8l-.1.2c3.4.8 5.6 2.8 6.5 5.1l-.9-4.4c-.2-.7-.6-.9-1.2-.9z'],
    ],
  },
  mastercard: {
    name: 'Mastercard',
    ground: '#ffffff',
    shapes: [
      ['#eb001b', 'M10.5 15a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0z'],
      ['#f79e1b', 'M20.5 15a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0z'],
      ['#ff5f00', 'M24 8.12a8.5 8.5 0 0 1 0 13.76a8.5 8.5 0 0 1 0-13.76z'],
    ],
  },
  amex: {
    name: 'American Express',
    ground: '#006fcf',
    shapes: [
      [
        '#ffffff',
        'M9.7 10.5L5.5 19.5h2.4l.8-1.8h4.2l.8 1.8h2.4l-4.2-9zm-.2 5.4l1.3-3.1 1.3 3.1zM17.2 19.5v-9h3.3l2 5.7 2-5.7h3.2v9h-2.1v-6.2l-2.3 6.2h-1.7l-2.3-6.2v6.2zM29 10.5h6.7v2h-4.5v1.5h4.4v1.900h-4.4v1.6h4.5v2H29zM36.6 10.5h2.6l1.900 2.6 1.900-2.6h2.5l-3.1 4.4 3.3 4.6h-2.7l-2-2.900-2 2.900h-2.6l3.3-4.5z',
      ],
    ],
  },
} as const

export type CardLogoName = keyof typeof CARD_LOGOS

/** The logos of the cards that the buyer can pay with. */
export function CardLogos({ marks }: { marks: readonly CardLogoName[] }) {
  return (
    <ul aria-label="Cards we accept" className="flex flex-wrap gap-2">
      {marks.map((mark) => {
        const { name, ground, shapes } = CARD_LOGOS[mark]
        return (
          <li key={mark}>
            <span className="sr-only">{name}</span>
            <svg aria-hidden="true" viewBox="0 0 48 30" className="h-7.5 w-12">
              <rect x=".5" y=".5" width="47" height="29" rx="3.5" fill={ground} stroke="#7b8b91" />
              {shapes.map(([fill, data]) => (
                <path key={data} fill={fill} d={data} />
              ))}
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
