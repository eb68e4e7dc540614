/** The number of dots per row, and the distance between dots in the drawing's units. */
const IN_A_ROW = 25
const PITCH = 8

/** A sheet of die-cut dots, one per credit, so that packages can be compared by eye. */
export function CreditSheet({ id, credits }: { id: string; credits: number }) {
  const rows = Math.floor(credits / IN_A_ROW)
  const rest = credits % IN_A_ROW
  const fill = `url(#${id})`
  const height = Math.ceil(credits / IN_A_ROW) * PITCH
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${IN_A_ROW * PITCH} ${height}`}
      className="w-full max-w-60 text-gorge"
    >
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="2.6" fill="currentColor" />
      </pattern>
      <rect width={IN_A_ROW * PITCH} height={rows * PITCH} fill={fill} />
      <rect y={rows * PITCH} width={rest * PITCH} height={PITCH} fill={fill} />
    </svg>
  )
}
