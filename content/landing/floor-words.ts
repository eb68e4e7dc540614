/** The sample floors, by their id in domain/floor-layouts. */
export const floorLayoutWords = {
  floors: {
    '10000': {
      title: 'Parts store',
      text: 'One walkway along the wall, two lanes for one or two trucks, three double rows of racks, room to pack.',
      features: [
        '4 dock doors with 4 pallet places each',
        'Zebra, STOP and LOOK at both lanes',
        '2 fire exits kept clear',
      ],
      alt: 'Plan of a square hall: four docks below, three rows of racks, a green walkway at the left wall, two lanes',
    },
    '25000': {
      title: 'Distribution hall',
      text: 'Eleven doors, nine double rows, and a walkway through the racks, so that nobody walks in a truck’s aisle.',
      features: [
        '11 dock doors with 8 pallet places each',
        'Ten zebras across the rack aisles',
        '3 fire exits, 4 extinguishers',
      ],
      alt: 'Plan of a long hall: eleven docks below, nine rows of racks cut in two by a walkway with zebras over each aisle',
    },
    '50000': {
      title: 'Regional warehouse',
      text: 'Sixteen doors, twelve double rows in four blocks, three ways through them, an extinguisher at almost every row.',
      features: [
        '16 dock doors with 10 pallet places each',
        '39 zebras across the rack aisles',
        'Aisles lettered and numbered by block',
      ],
      alt: 'Plan of a large hall: sixteen docks below, twelve rows of racks in four blocks with three walkways between them',
    },
  },
  priceIn: 'Price it, in film rated',
  start: 'Opens the calculator with these quantities, for you to change.',
  wide: 'm of line, 100 mm',
  narrow: 'm of line, 50 mm',
  pictograms: 'pictograms',
  words: 'words and numbers',
  dxf: { label: 'CAD plan', note: 'DXF, mm at 1:1, 14 layers' },
  pdf: { label: 'Sheet with bill', note: 'PDF, to scale on 11 × 17 in' },
  svg: { label: 'Look closer', note: 'the plan at full size' },
  area: 'sq ft',
} as const

/** How film is laid, as it is drawn in app/public/landing/floor-installation.svg, one picture below the other. */
export const floorInstallation = {
  film: '/landing/floor-installation.svg',
  play: 'Play the installation',
  pause: 'Pause',
  resume: 'Go on',
  again: 'Play again',
  failed: 'The film did not load. The pictures show the same steps.',
  stage: 'How a line is laid, in moving pictures',
  steps: [
    {
      title: 'Scrub and dry',
      text: 'Degrease, rinse, let it dry. Tape that pulls off no dust is the test. Concrete younger than a month, or waxed, will not hold.',
      time: '2 h, mostly drying',
    },
    {
      title: 'Snap a chalk line',
      text: 'Measure from a column, not from a wall that bends. The chalk marks one edge of the film, never its middle.',
      time: '10 min for 20 m',
    },
    {
      title: 'Set the first 300 mm',
      text: 'Fold back a hand’s breadth of liner, crease it, lay the end on the chalk, press it once.',
      time: '1 min',
    },
    {
      title: 'Unroll along the chalk',
      text: 'One pulls the liner out from below, one steers the roll. Do not stretch it: stretched film creeps back and lifts.',
      time: '3 min for 20 m',
    },
    {
      title: 'Press, then roll',
      text: 'Squeegee from the middle to the edges, then two passes with a weighted roller. The glue works by pressure.',
      time: '5 min for 20 m',
    },
    {
      title: 'Feet now, trucks tomorrow',
      text: 'It can be walked on at once. Forklifts, pallet jacks and wet cleaning wait for a day.',
      time: '24 h',
    },
  ],
} as const
