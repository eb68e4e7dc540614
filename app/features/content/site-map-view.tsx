import type { SiteMap } from '../../../contract/content.ts'

/** Links by group. They are plain links, because some pages are rendered by the server for one visitor. */
export function SiteMapView({ groups }: SiteMap) {
  return groups.map(({ title, links }) => (
    <section key={title} aria-label={title} className="mb-10">
      <h2 className="border-b border-line-strong pb-2 text-xl md:text-2xl">{title}</h2>
      <ul className="mt-3 columns-1 gap-x-10 sm:columns-2 lg:columns-4">
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} className="inline-block py-1 hover:text-gorge hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
