// @chunk page-parts
import type { ReactNode } from 'react'

type NoticeProps = {
  title: string
  text?: string
  /** `error` is read out at once; `empty` says what to do next. */
  kind?: 'empty' | 'error'
  /** The heading level: 1 if the notice is all that the page has. */
  level?: 1 | 2
  children?: ReactNode
}

/** An empty sheet between crop marks, for an empty state or an error, with the next step. */
export function Notice({ title, text, kind = 'empty', level = 2, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className="mx-auto my-10 w-full max-w-xl px-4">
      <div className="crop-marks bg-paper px-6 py-12 text-center">
        <Heading className="text-2xl md:text-3xl">{title}</Heading>
        {text && <p className="mx-auto mt-3 max-w-md text-slate">{text}</p>}
        {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  )
}
