import { shopFacts } from '../../../content/shop.ts'
import { PathDrawing } from '../../ui/icon.tsx'

const marks: Record<(typeof shopFacts.social)[number]['network'], string> = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7h.01',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-2 2-2h2V3h-3c-3 0-4.5 1.7-4.5 4.5v2H8V13h2.5v8z',
  youtube: 'M3 6.5h18v11H3zM10 9.5v5l4.5-2.5z',
}

export function SocialLinks() {
  return (
    <ul className="mt-5 flex gap-2">
      {shopFacts.social.map(({ network, label, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener"
            aria-label={label}
            data-tip=""
            className="grid size-11 place-items-center rounded-sm border border-[#3a5462] hover:border-hi-vis hover:text-hi-vis"
          >
            <PathDrawing path={marks[network]} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
