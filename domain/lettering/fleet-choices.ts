/** The maximum number of vehicles per list. (Not in the specification.) */
export const MAX_VEHICLES = 500
/**
 * While a customer types a list, its first vehicles are drawn. For this, the browser sends only this many characters from the beginning of
 * the list.
 */
export const MAX_DRAWN_LIST_LENGTH = 1_000

/** The heights in which unit numbers are offered, in inches. */
export const fleetHeights = ['2', '3', '4', '6', '8', '10', '12'] as const
export type FleetHeight = (typeof fleetHeights)[number]

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
