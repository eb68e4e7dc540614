type SegmentLinksProps = {
  label: string
  links: readonly { title: string; href: string; isChosen: boolean }[]
}

/** A few links side by side, such as a report's periods or a list's states. The current one is highlighted. */
export const SegmentLinks = ({ label, links }: SegmentLinksProps) => (
  <nav
    aria-label={label}
    className="flex w-fit max-w-full flex-wrap overflow-hidden max-sm:w-full rounded-sm border border-line-strong bg-paper text-sm"
  >
    {links.map(({ title, href, isChosen }) => (
      <a
        key={href}
        href={href}
        aria-current={isChosen ? 'page' : undefined}
        className="flex min-h-10 items-center px-3 max-sm:grow max-sm:justify-center font-semibold hover:bg-mist-2 focus-visible:-outline-offset-4 aria-[current]:bg-river aria-[current]:text-paper aria-[current]:focus-visible:outline-hi-vis"
      >
        {title}
      </a>
    ))}
  </nav>
)
