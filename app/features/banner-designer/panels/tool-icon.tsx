/** Icons that only this page uses, drawn on the 24 px grid of ui/icon. */
const paths = {
  undo: 'M4 9h10a5.5 5.5 0 0 1 0 11H8M8 4.5 3.5 9 8 13.5',
  redo: 'M20 9H10a5.5 5.5 0 0 0 0 11h6M16 4.5 20.5 9 16 13.5',
  left: 'M4 3v18M8 7h12v4H8zM8 15h7v3H8z',
  centre: 'M12 3v18M5 7h14v4H5zM8 15h8v3H8z',
  right: 'M20 3v18M4 7h12v4H4zM9 15h7v3H9z',
  top: 'M3 4h18M6 8h4v12H6zM14 8h4v7h-4z',
  middle: 'M3 12h18M6 5h4v14H6zM14 8h4v8h-4z',
  bottom: 'M3 20h18M6 4h4v12H6zM14 9h4v7h-4z',
  forward: 'M9 9h12v12H9zM5 15H3V3h12v2',
  backward: 'M3 3h12v12H3zM19 9h2v12H9v-2',
  duplicate: 'M8 8h12v12H8zM16 4H4v12M14 11v6M11 14h6',
  remove: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
} as const

export type ToolIconName = keyof typeof paths

export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className="size-5 shrink-0"
    >
      <path strokeLinecap="round" d={paths[name]} />
    </svg>
  )
}
