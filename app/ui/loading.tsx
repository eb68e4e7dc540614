// @chunk every-page
import type { ReactNode } from 'react'

/**
 * Shows that content is loading. `children` are skeletons that reserve its space; if there are any, the text is only for screen readers.
 */
export function LoadingIndicator({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <output className={children === undefined ? 'block py-6 text-slate' : 'sr-only'}>{text}</output>
      {children}
    </>
  )
}
