/** Percentage of a print's colour that is left after a number of washes (specification of the marketing pages, section 9 "Apparel"). */
export const WASH_RETENTION = [
  { cycles: 0, percent: 100, condition: 'Like new' },
  { cycles: 10, percent: 98, condition: 'No visible change' },
  { cycles: 25, percent: 95, condition: 'Edges tight, a shade lighter' },
  { cycles: 50, percent: 90, condition: 'A touch softer in the hand' },
  { cycles: 75, percent: 85, condition: 'Lighter than a new one' },
  { cycles: 100, percent: 80, condition: 'Worn in, but whole and easy to read' },
] as const
