import type { SiteMap } from '../../../contract/content.ts'
import { Icon } from '../../ui/icon.tsx'

/**
 * Links by group. They load new documents, because some of the pages are rendered on the server for one visitor. On a phone, all groups but
 * the first are closed; on wider screens, all are open.
 */
export function SiteMapView({ groups }: SiteMap) {
  return (
    <div className="grid gap-3 md:gap-6">
      {groups.map(({ title, links }, index) => (
        <section key={title} aria-label={title}>
          <details
            open={index === 0}
            className="group bg-paper md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[1fr_3fr] md:p-7 md:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 md:pointer-events-none md:min-h-0 md:items-start md:p-0 [&::-webkit-details-marker]:hidden">
              <h2 className="text-xl lg:text-2xl">{title}</h2>
              <span className="flex items-center gap-3 text-slate tabular-nums">
                {links.length}
                <Icon name="chevron" className="size-5 group-open:rotate-180 md:hidden" />
              </span>
            </summary>
            <ul className="columns-1 gap-x-10 px-5 pb-4 sm:columns-2 md:p-0 lg:columns-3">
              {links.map(({ label, url }) => (
                <li key={url} className="break-inside-avoid">
                  <a href={url} className="inline-block py-1 hover:text-gorge hover:underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </div>
  )
}
