import { formatNumber } from '../../../../domain/written-number.ts'

type SegmentLinksProps = {
  label: string
  links: readonly { title: string; href: string; isChosen: boolean; count?: number | undefined }[]
}

/** A few links side by side, such as a report's periods or a list's states. The current one is highlighted. */
export const SegmentLinks = ({ label, links }: SegmentLinksProps) => (
  <nav
    aria-label={label}
    className={`flex w-fit max-w-full flex-wrap rounded-sm bg-paper pt-px pl-px text-sm max-sm:w-full ${links.length === 4 ? 'max-sm:grid max-sm:grid-cols-2' : ''}`}
  >
    {links.map(({ title, href, isChosen, count }) => (
      <a
        key={href}
        href={href}
        aria-current={isChosen ? 'page' : undefined}
        className="group -mt-px -ml-px flex min-h-10 items-center border border-line-strong px-3 font-semibold hover:bg-mist-2 focus-visible:-outline-offset-4 aria-[current]:bg-river aria-[current]:text-paper aria-[current]:focus-visible:outline-hi-vis max-sm:grow max-sm:justify-center max-sm:py-1.5 max-sm:text-center"
      >
        <span>
          {title}
          {count !== undefined && '\u00A0'}
          {count !== undefined && (
            <span className="ml-0.5 font-normal text-slate tabular-nums group-aria-[current]:text-paper">
              {formatNumber(count)}
            </span>
          )}
        </span>
      </a>
    ))}
  </nav>
)
