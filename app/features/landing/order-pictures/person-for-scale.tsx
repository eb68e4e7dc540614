/** The person's height in mm, as stated in the caption. */
export const PERSON_HEIGHT_MM = 1_750
export const PERSON_WIDTH_MM = 560

/** A person, to show the scale. The drawing's unit is the millimetre. */
export const PersonForScale = ({ x, ground }: { x: number; ground: number }) => (
  <g transform={`translate(${x} ${ground - PERSON_HEIGHT_MM})`} fill="#17313f">
    <circle cx="280" cy="125" r="115" />
    <path d="M110 300q170-70 340 0l40 560h-80l-50-380 10 1270H300v-700h-40v700H190l10-1270-50 380H70z" />
  </g>
)
