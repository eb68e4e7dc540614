/** Percentage of a print's colour that is left after a number of washes (specification of the marketing pages, section 9 "Apparel"). */
export const WASH_RETENTION = [
  { cycles: 0, percent: 100, condition: 'As it left the press' },
  { cycles: 10, percent: 98, condition: 'No change to the eye' },
  { cycles: 25, percent: 95, condition: 'Edges tight, colour full' },
  { cycles: 50, percent: 90, condition: 'A touch softer in the hand' },
  { cycles: 75, percent: 85, condition: 'Lighter beside a new one' },
  { cycles: 100, percent: 80, condition: 'Worn in; whole, and easy to read' },
] as const
