import { Children, type ReactNode, Suspense } from 'react'

/**
 * The sections below the first screen. Each is laid out when it comes near (`content-visibility`), and taken over from the document in
 * a step of its own, so that the first tap need not wait for all of them; one that is tapped before comes first.
 */
export const RestOfPage = ({ children }: { children: ReactNode }) => (
  <div className="rest-of-page">
    {Children.map(children, (section) => (
      <Suspense fallback={null}>{section}</Suspense>
    ))}
  </div>
)
