/** The paths of icons drawn for this shop on a 24 px grid, with a 1.75 px line and square ends. */
const paths = {
  cart: 'M2 4h3l2.6 11h10.2L20.5 7H6M9.5 19.5h.01M16.5 19.5h.01',
  menu: 'M3 6h18M3 12h18M3 18h12',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5 21 21',
  person: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM3.5 21c.5-4.5 4-6.5 8.5-6.5s8 2 8.5 6.5',
  close: 'M5 5l14 14M19 5 5 19',
  chevron: 'm5 9 7 7 7-7',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  check: 'm4 12.5 5.5 5.5L20 7',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  knife: 'M4 20 15 9l3 3-8.5 6.5zM15 9l3-5 3 3-3 5',
  truck:
    'M2 6h12v10H2zM14 10h4l4 3.5V16h-8M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2.5',
  leaf: 'M12 22v-6M12 2l2 4 2.5-1.3-.5 5 3-2.2.5 2H22l-2.5 3.5 1 1.5-5.5 2.5H9l-5.5-2.5 1-1.5L2 9.5h2.5l.5-2 3 2.2-.5-5L10 6z',
  spark: 'M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return <PathDrawing path={paths[name]} className={className} />
}

/** Draws any path in the style of the shop's icons. */
export function PathDrawing({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path strokeLinecap="round" d={path} />
    </svg>
  )
}
