// @chunk page-parts
/**
 * A bar that is filled in proportion to `value`; at `max`, it is full. Screen readers skip the bar, because text beside it says the same.
 */
export function ProgressBar({ value, max }: { value: number; max: number }) {
  const share = Math.min(Math.max(value / max, 0), 1)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      fill="currentColor"
      className="mt-2 h-1.5 w-full text-gorge"
    >
      <rect width="100" height="2" fillOpacity="0.18" />
      <rect width={share * 100} height="2" />
    </svg>
  )
}
