/** Texts about the sample floors. */
export const floorLayoutCopy = {
  floors: {
    '10000': {
      title: 'Parts warehouse',
      text: 'One walkway along the wall, two forklift lanes, three double rows of racks and room to pack.',
      features: [
        '4 dock doors with 4 pallet positions each',
        'Crosswalk, STOP and LOOK at both lanes',
        '2 fire exits kept clear',
      ],
      alt: 'Plan of a square warehouse: four docks at the bottom, three rows of racks, a green walkway along the left wall, two lanes',
    },
    '25000': {
      title: 'Distribution centre',
      text: 'Eleven doors, nine double rows, and a walkway through the racks so nobody walks in a forklift aisle.',
      features: [
        '11 dock doors with 8 pallet positions each',
        'Ten crosswalks across the rack aisles',
        '3 fire exits, 4 extinguishers',
      ],
      alt: 'Plan of a long warehouse: eleven docks at the bottom, nine rows of racks split by a walkway with a crosswalk over each aisle',
    },
    '50000': {
      title: 'Regional warehouse',
      text: 'Sixteen doors, twelve double rows in four blocks with three walkways between them, and an extinguisher at almost every row.',
      features: [
        '16 dock doors with 10 pallet positions each',
        '39 crosswalks across the rack aisles',
        'Aisles lettered and numbered by block',
      ],
      alt: 'Plan of a large warehouse: sixteen docks at the bottom, twelve rows of racks in four blocks with three walkways between them',
    },
  },
  priceIn: 'Price by film rating',
  start: 'Opens the calculator with these quantities, ready to edit.',
  wide: 'm of line, 100 mm',
  narrow: 'm of line, 50 mm',
  pictograms: 'pictograms',
  words: 'words and numbers',
  dxf: { label: 'CAD plan', note: 'DXF, mm at 1:1, 14 layers' },
  pdf: { label: 'Plan with quantities', note: 'PDF, to scale on 11 × 17 in' },
  svg: { label: 'View plan', note: 'at full size' },
  area: 'sq ft',
  /** Read by screen readers before a film's rating, such as R9. */
  ratingOf: (squareFeet: string) => `${squareFeet} sq ft, slip rating `,
} as const

/** Texts of the installation guide. The picture of each step is part of app/public/landing/floor-installation.svg, from top to bottom. */
export const floorInstallation = {
  film: '/landing/floor-installation.svg',
  play: 'Watch the installation',
  pause: 'Pause',
  resume: 'Resume',
  again: 'Play again',
  failed: "The video didn't load. The pictures show the same steps.",
  stage: 'Animation: how to lay a floor line',
  steps: [
    {
      title: 'Scrub and dry',
      text: "Degrease, rinse and let it dry. It's ready when a strip of tape pulls off no dust. Film won't stick to waxed concrete or concrete less than a month old.",
      time: '2 h, mostly drying',
    },
    {
      title: 'Snap a chalk line',
      text: "Measure from a column, because walls aren't always straight. The chalk marks one edge of the film, never its middle.",
      time: '10 min for 20 m',
    },
    {
      title: 'Set the first 300 mm',
      text: 'Fold back 100 mm of backing, crease it, set the end on the chalk line and press it down once.',
      time: '1 min',
    },
    {
      title: 'Unroll along the chalk',
      text: "One person pulls the backing out from underneath while the other guides the roll. Don't stretch it: stretched film shrinks back and lifts.",
      time: '3 min for 20 m',
    },
    {
      title: 'Press, then roll',
      text: 'Squeegee from the middle to the edges, then go over it twice with a weighted roller. The adhesive is pressure-activated.',
      time: '5 min for 20 m',
    },
    {
      title: 'Feet now, trucks tomorrow',
      text: 'You can walk on it right away. Keep forklifts, pallet jacks and wet cleaning off it for a day.',
      time: '24 h',
    },
  ],
} as const
