/** The maximum number of vehicles per list. (Not in the specification.) */
export const MAX_VEHICLES = 500
/**
 * While a customer types a list, its first vehicles are drawn. For this, the browser sends only this many characters from the beginning of
 * the list.
 */
export const MAX_DRAWN_LIST = 1_000

/** The heights in which unit numbers are offered, in inches. `note` says what each height is used for. */
export const FLEET_HEIGHTS = {
  '2': { title: '2 in', note: 'tools, generators, tailgates' },
  '3': { title: '3 in', note: 'cabs and small trailers' },
  '4': { title: '4 in', note: 'doors of vans and pickups' },
  '6': { title: '6 in', note: 'trucks, readable across a yard' },
  '8': { title: '8 in', note: 'trailers and heavy equipment' },
  '10': { title: '10 in', note: 'roofs and tanks' },
  '12': { title: '12 in', note: 'trailers, from far away' },
} as const
export type FleetHeight = keyof typeof FLEET_HEIGHTS
export const fleetHeights = ['2', '3', '4', '6', '8', '10', '12'] as const satisfies readonly FleetHeight[]

/** How many copies each vehicle gets: 1, 2 (both sides), 3 (with the back) or 4 (all around). */
export const fleetPieces = ['1', '2', '3', '4'] as const

/** The initial values of the form. */
export const FLEET_PRESETS = {
  list: '',
  second: '',
  height: '6',
  hand: 'block',
  colour: 'White',
  film: 'premium',
  each: '2',
} as const

/** Returns the height of the capitals, in mm. */
export const getFleetCapHeightMm = (height: FleetHeight): number => Math.round(Number(height) * 254) / 10
