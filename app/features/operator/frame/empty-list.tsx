import type { ReactNode } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { EmptyStatePicture, type EmptyStateIcon } from './empty-state-picture.tsx'

/** An example of an entry in the list, as pairs of a label and a value. */
export type ExampleEntry = readonly { label: string; value: string }[]

type EmptyListProps = {
  title: string
  text?: string
  /** The mark in the middle of the drawing. */
  mark?: EmptyStateIcon
  example?: ExampleEntry
  /** Links or buttons for the next steps. */
  children?: ReactNode
}

/** An empty list: a drawing, a title, an explanation of the entries to come, and an example. */
export const EmptyList = ({ title, text, mark = 'blank', example, children }: EmptyListProps) => (
  <div className={`mt-3 mb-2 bg-paper ${example ? 'grid lg:grid-cols-[1fr_minmax(0,1.2fr)]' : ''}`}>
    <div className="flex items-center gap-5 p-5 md:gap-7 md:p-7">
      <EmptyStatePicture mark={mark} />
      <div className="min-w-0">
        <p className="text-lg font-semibold">{title}</p>
        {text !== undefined && <p className="mt-1 max-w-prose text-sm text-slate">{text}</p>}
        {children && <div className="mt-2 flex flex-wrap gap-x-5 text-sm">{children}</div>}
      </div>
    </div>
    {example && <Example entry={example} />}
  </div>
)

function Example({ entry }: { entry: ExampleEntry }) {
  return (
    <div className="flex flex-col justify-center px-5 pb-5 md:px-7 md:pb-7 lg:pt-7 lg:pl-0">
      <p className="text-xs font-semibold text-slate">{operatorFrameCopy.example}</p>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-2 border border-dashed border-line-strong p-3 text-sm">
        {entry.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-slate">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
