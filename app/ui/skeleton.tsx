/** A placeholder for something that is loading; its size comes from `className`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`waiting rounded-sm ${className}`} />
}
