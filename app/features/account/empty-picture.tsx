import type { ReactNode } from 'react'

const cut = { fill: 'none', stroke: '#e6007e', strokeWidth: 1.5, strokeDasharray: '5 3.5' } as const

/** A drawing of what an empty account section will contain, on a cutting mat of 96 × 72 units. */
const PICTURE_BY_SECTION: Readonly<Record<string, ReactNode>> = {
  orders: (
    <>
      <path fill="#c99a62" d="M18 26h60v36H18z" />
      <path fill="#dcb27d" d="m18 26 10-12h40l10 12z" />
      <path fill="#f3f6f5" d="M42 14h12l2 12v10H40V26z" />
      <circle cx="64" cy="48" r="9" fill="#fff" />
      <path fill="#c8242b" d="m64 41 2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9-3.8-3.3 5-.4z" />
      <path fill="#0b1f2a" d="M24 48h18v3H24zM24 54h12v3H24z" />
    </>
  ),
  quotes: (
    <>
      <path fill="#fff" d="M24 8h36l12 12v44H24z" />
      <path fill="#c4d0d0" d="M60 8v12h12z" />
      <path fill="#c4d0d0" d="M32 26h32v4H32zM32 36h32v4H32z" />
      <path fill="#0b1f2a" d="M46 50h18v6H46z" />
      <path fill="#ffc400" d="M12 64h72v8H12z" />
      <path
        stroke="#0b1f2a"
        d="M20.5 64v4M28.5 64v3M36.5 64v4M44.5 64v3M52.5 64v4M60.5 64v3M68.5 64v4M76.5 64v3"
      />
    </>
  ),
  designs: (
    <>
      <path fill="#fff" d="M48 8a28 28 0 1 1 0 56 28 28 0 0 1 0-56z" />
      <circle cx="48" cy="36" r="22" fill="#c8242b" />
      <path fill="#fff" d="m36 46 9-15 5 7 4-5 8 13z" />
      <path {...cut} d="M48 5a31 31 0 1 1 0 62 31 31 0 0 1 0-62z" />
    </>
  ),
  artwork: (
    <>
      <path fill="#fff" d="M20 12h44v48H20z" />
      <path fill="none" stroke="#0f6373" strokeWidth="3" d="M28 48c6-28 22-28 28 0" />
      <path fill="#0b1f2a" d="M26 46h5v5h-5zM53 46h5v5h-5zM40 24h5v5h-5z" />
      <path fill="#ffc400" d="m60 44 16-24 6 4-16 24-8 4z" />
      <path fill="#0b1f2a" d="m58 52 2-8 6 4z" />
    </>
  ),
  images: (
    <>
      <path fill="#fff" d="M16 14h64v46H16z" />
      <path fill="#cfe3e6" d="M21 19h54v36H21z" />
      <circle cx="62" cy="29" r="6" fill="#ffc400" />
      <path fill="#0f6373" d="m21 55 18-24 12 14 8-8 16 18z" />
    </>
  ),
}

export function EmptySectionPicture({ id }: { id: string }) {
  const drawn = PICTURE_BY_SECTION[id]
  if (drawn === undefined) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 72"
      className={id === 'orders' ? 'w-36 shrink-0' : 'w-24 shrink-0'}
    >
      <path fill="#0b4a56" d="M0 0h96v72H0z" />
      <path
        stroke="#fff"
        strokeOpacity=".16"
        d="M16 0v72M32 0v72M48 0v72M64 0v72M80 0v72M0 12h96M0 28h96M0 44h96M0 60h96"
      />
      {drawn}
    </svg>
  )
}
