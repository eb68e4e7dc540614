/** A placeholder for content that is loading. `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`waiting rounded-sm ${className}`} />
}
