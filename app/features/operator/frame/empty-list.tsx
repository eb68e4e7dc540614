import type { ReactNode } from 'react'

type EmptyListProps = { title: string; text?: string; children?: ReactNode }

/** An empty list between crop marks: what isn't there, and what will appear. */
export const EmptyList = ({ title, text, children }: EmptyListProps) => (
  <div className="mx-auto mt-6 mb-2 w-full max-w-xl px-4">
    <div className="crop-marks bg-paper px-6 py-8 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {text !== undefined && <p className="mt-1 text-sm text-slate">{text}</p>}
      {children}
    </div>
  </div>
)
