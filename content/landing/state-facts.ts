/** Texts of sections that occur on the page of only one state. */

/** Interstate 10 across Texas. The mile markers count from the New Mexico line; the last one stands at the Louisiana line. */
export const texasRoad = {
  name: 'Interstate 10',
  unit: 'mile',
  miles: 880,
  towns: [
    { mile: 19, name: 'El Paso' },
    { mile: 138, name: 'Van Horn' },
    { mile: 257, name: 'Fort Stockton' },
    { mile: 400, name: 'Sonora' },
    { mile: 508, name: 'Kerrville' },
    { mile: 570, name: 'San Antonio' },
    { mile: 768, name: 'Houston' },
    { mile: 852, name: 'Beaumont' },
  ],
  stretches: [
    {
      from: 0,
      to: 400,
      title: 'Desert',
      text: 'Posted at up to 80 mph, so grit hits hard. The tailgate and the rear glass get less of it than the doors behind the front wheels.',
    },
    {
      from: 400,
      to: 570,
      title: 'Hill Country',
      text: 'Cedar pollen in January. Wipe the spot with isopropyl alcohol before you apply.',
    },
    {
      from: 570,
      to: 880,
      title: 'Coastal plain',
      text: 'Warm, wet air. Dry the paint well, and give the decal a day before the next Gulf rain.',
    },
  ],
} as const

/** The places on a car's glass where California allows stickers (section 26708 of its Vehicle Code). */
export const californiaGlass = {
  windshield: 'Windshield, from the front',
  rear: 'Rear window, from behind',
  places: [
    {
      name: 'Windshield, passenger’s lower corner',
      size: '7 × 7 in',
      text: 'Big enough for any of our four designs.',
    },
    {
      name: 'Windshield, driver’s lower corner',
      size: '5 × 5 in',
      text: 'Small, because you look through it.',
    },
    {
      name: 'Rear window, passenger’s lower corner',
      size: '7 × 7 in',
      text: 'You may cover more of the glass if both outside mirrors show 200 ft of road behind you.',
    },
    {
      name: 'Side windows behind the driver',
      size: 'Allowed',
      text: 'Not the front ones. On paint, bumpers and roof boxes, the law sets no size limit.',
    },
  ],
  source:
    'California Vehicle Code, section 26708 (a) and (b). This is how we read it, not legal advice. Other states have rules of their own.',
} as const

/** Florida's rules for a boat's registration number on the bow. */
export const floridaBow = {
  number: ['FL', '0001', 'AB'],
  height: '3 in',
  within: '6 in',
  rules: [
    { title: 'At least 3 inches high', text: 'Every letter and number, in plain block characters.' },
    { title: 'A gap one character wide', text: 'Between FL, the numbers and the last letters.' },
    {
      title: 'Contrasts with the hull',
      text: 'Light on dark or dark on light, easy to read from another boat.',
    },
    { title: 'On both sides of the bow', text: 'On the forward half, reading from left to right.' },
    {
      title: 'Keep 6 inches free for the state',
      text: 'The registration decal goes on the port side, next to the number. Ours can go anywhere else.',
    },
  ],
  source: 'Florida Statutes, section 328.48, for boats registered in Florida.',
} as const

/** Texts about the county decal on licence plates in Georgia, and the county of each city that the page for Georgia names. */
export const georgiaCounties = {
  plate: ['PCH', '1590'],
  strip: 'Your county',
  explained:
    'Below the number, a Georgia plate has a space for one decal: the county’s name, or “In God We Trust”. Your tag office hands it out. The rest of the tailgate is yours, and we can put the same name there as large as you like.',
  names: [
    { county: 'Fulton', city: 'Atlanta' },
    { county: 'Chatham', city: 'Savannah' },
    { county: 'Richmond', city: 'Augusta' },
    { county: 'Muscogee', city: 'Columbus' },
    { county: 'Bibb', city: 'Macon' },
    { county: 'Clarke', city: 'Athens' },
    { county: 'Dougherty', city: 'Albany' },
    { county: 'Cobb', city: 'Marietta' },
    { county: 'Lowndes', city: 'Valdosta' },
    { county: 'Glynn', city: 'Brunswick' },
  ],
  more: 'and 149 more',
  source: 'Official Code of Georgia, section 40-2-9.',
} as const
