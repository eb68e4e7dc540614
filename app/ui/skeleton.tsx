/** A shape that keeps the place of something on its way; its size comes from `className`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`waiting rounded-sm ${className}`} />
}
