/** Symbols for the middle of the empty sheet, as paths on a 24 px grid. */
const DRAWINGS = {
  blank: '',
  order: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9M8 6l8 4',
  review: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.1L6.4 20l1.3-6.2L3 9.5l6.3-.7z',
  question: 'M4 4h16v12H10l-4 4v-4H4zM12 12.8v.01M10 8a2 2 0 1 1 2 2.2v.6',
  message: 'M3 5h18v14H3zM3 6l9 7 9-7',
  code: 'M3 12 12 3h8v8l-9 9zM16 8h.01M8.5 12.5l3 3',
  log: 'M5 3h14v18H5zM8 8h8M8 12h8M8 16h5',
  task: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.5l3 3 5-6',
  person: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM3.5 21c.5-4.5 4-6.5 8.5-6.5s8 2 8.5 6.5',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5 21 21',
  figures: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  tax: 'M5 19 19 5M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM16.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} as const

export type EmptyStateIcon = keyof typeof DRAWINGS

/** A backing sheet on the cutting mat, with a cut line around the mark, if there is one. */
export function EmptyStatePicture({ mark }: { mark: EmptyStateIcon }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 90" className="w-24 shrink-0 md:w-32">
      <path fill="#0b4a56" d="M0 0h120v90H0z" />
      <path
        stroke="#fff"
        strokeOpacity=".18"
        d="M20 0v90M40 0v90M60 0v90M80 0v90M100 0v90M0 15h120M0 45h120M0 75h120"
      />
      <path fill="#fff" d="M14 10h92v56l-14 14H14z" />
      <path fill="#c4d0d0" d="M106 66H96a4 4 0 0 0-4 4v10z" />
      <path
        fill="none"
        stroke="#e6007e"
        strokeWidth="1.5"
        strokeDasharray="5 3.5"
        d="M30 20h60a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
      />
      <path
        transform="translate(46 28) scale(1.17)"
        fill="none"
        stroke="#0f6373"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={DRAWINGS[mark]}
      />
    </svg>
  )
}
