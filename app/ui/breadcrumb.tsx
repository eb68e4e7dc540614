// @chunk page-parts
import { Children, type ReactNode } from 'react'

/** The breadcrumb: links from Home to this page, and the page's own name. */
export function Breadcrumb({ children, here }: { children: ReactNode; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="py-4 text-sm text-slate">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {Children.map(children, (link) => (
          <li className="flex items-center gap-2 [&_a]:py-1 [&_a]:underline-offset-4 [&_a:hover]:text-gorge [&_a:hover]:underline">
            {link}
            <span aria-hidden="true" className="text-line-strong">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="line-clamp-1 font-semibold text-river">
          {here}
        </li>
      </ol>
    </nav>
  )
}
