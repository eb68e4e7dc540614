// @chunk page-parts
import type { ReactNode } from 'react'

type NoticeProps = {
  title: string
  text?: string
  /** The kind of notice. Screen readers announce an `error` at once; an `empty` notice explains the next step. */
  kind?: 'empty' | 'error'
  /** The heading level. It is 1 if the notice is the only content of the page. */
  level?: 1 | 2
  /** A picture beside the text. */
  drawing?: ReactNode
  children?: ReactNode
}

/** An empty sheet between crop marks. It is used for an empty state or an error, with the next step. */
export function Notice({ title, text, kind = 'empty', level = 2, drawing, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  if (drawing)
    return (
      <div
        role={kind === 'error' ? 'alert' : 'status'}
        className="crop-marks mx-2 my-8 grid items-center gap-x-10 bg-paper md:grid-cols-2"
      >
        {drawing}
        <div className="px-6 py-8 md:py-10 md:pr-10 md:pl-0">
          <Heading className="text-2xl md:text-3xl">{title}</Heading>
          {text && <p className="mt-3 max-w-prose text-slate">{text}</p>}
          {children && <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>}
        </div>
      </div>
    )
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className="mx-auto my-10 w-full max-w-xl px-4">
      <div className="crop-marks bg-paper px-6 py-12 text-center">
        <Heading className="text-2xl md:text-3xl">{title}</Heading>
        {text && <p className="mx-auto mt-3 max-w-md text-balance text-slate">{text}</p>}
        {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  )
}
