import { shopFacts } from '../../content/shop.ts'

/** The shop's logo, with the shop's name unless the logo already contains it. */
export function Logo({ className }: { className: string }) {
  const { logo, name } = shopFacts
  return (
    <>
      {logo === null ? (
        <LogoMark />
      ) : (
        <img src={logo.src} alt="" className="h-10 max-w-44 rounded-sm object-contain" />
      )}
      <span className={logo?.hasName ? 'sr-only' : `font-display ${className}`}>{name}</span>
    </>
  )
}

/** Three waterfalls over a pool, printed on a decal with a lifted lower corner. */
function LogoMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 shrink-0">
      <path fill="var(--color-gorge)" d="M5 1h30a4 4 0 0 1 4 4v21L26 39H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z" />
      <path fill="#ffffff" d="M8 9h6v17.5H8zM17 9h6v13.5h-6zM26 9h6v11h-6z" />
      <path
        fill="none"
        stroke="var(--color-hi-vis)"
        strokeWidth="3"
        d="M7 32c3-3 6-3 9 0 1.6 1.6 3.2 2.3 5 2.1"
      />
      <path fill="#c9d3d3" d="M39 26 26 39V30a4 4 0 0 1 4-4z" />
      <path fill="none" stroke="#e6007e" strokeDasharray="2.5 2" d="M39 26 26 39" />
    </svg>
  )
}
