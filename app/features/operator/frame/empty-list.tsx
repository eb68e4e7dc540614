import type { ReactNode } from 'react'

type EmptyListProps = { title: string; text?: string; children?: ReactNode }

/** An empty list: a blank sheet, with a text that says what will appear. */
export const EmptyList = ({ title, text, children }: EmptyListProps) => (
  <div className="mt-4 mb-2 flex items-center gap-5 bg-paper p-5 md:gap-7 md:p-7">
    <BlankSheet />
    <div className="min-w-0">
      <p className="text-lg font-semibold">{title}</p>
      {text !== undefined && <p className="mt-1 max-w-prose text-sm text-slate">{text}</p>}
      {children}
    </div>
  </div>
)

/** A backing sheet on which nothing is cut yet. */
function BlankSheet() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 90" className="w-20 shrink-0 md:w-28">
      <path fill="#0b4a56" d="M0 0h120v90H0z" />
      <path
        stroke="#fff"
        strokeOpacity=".18"
        d="M20 0v90M40 0v90M60 0v90M80 0v90M100 0v90M0 15h120M0 45h120M0 75h120"
      />
      <path fill="#fff" d="M14 12h92v50l-14 14H14z" />
      <path fill="#c4d0d0" d="M106 62H96a4 4 0 0 0-4 4v10z" />
      <path
        fill="none"
        stroke="#e6007e"
        strokeWidth="1.5"
        strokeDasharray="5 3.5"
        d="M30 24h60a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
    </svg>
  )
}
