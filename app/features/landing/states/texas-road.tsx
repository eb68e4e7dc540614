import { texasRoad as words } from '../../../../content/landing/state-facts.ts'

const { miles, towns, stretches } = words

const AFTER = 'lg:border-l-2 lg:pl-2.5'
/**
 * The position of each town on the strip: its mile marker as a share of the road's 880 miles. The positions are CSS classes, because the
 * Content Security Policy forbids inline styles. The last town's name is to the left of its marker, because there is no space to the right.
 */
const PLACES = {
  19: `lg:left-[2.16%] ${AFTER}`,
  138: `lg:left-[15.68%] ${AFTER}`,
  257: `lg:left-[29.2%] ${AFTER}`,
  400: `lg:left-[45.45%] ${AFTER}`,
  508: `lg:left-[57.73%] ${AFTER}`,
  570: `lg:left-[64.77%] ${AFTER}`,
  768: `lg:left-[87.27%] ${AFTER}`,
  852: 'lg:right-[3.18%] lg:items-end lg:border-r-2 lg:pr-2.5',
} as const satisfies Record<(typeof towns)[number]['mile'], string>

/**
 * Interstate 10 across Texas. On a desktop, the road is a strip with the towns at their mile markers. Each note below the strip is as wide
 * as its stretch of road. On narrower screens, the road runs down the page, in two columns on a tablet.
 */
export const TexasRoadDrawing = () => (
  <div className="on-dark bg-river px-5 py-6 text-paper md:p-10">
    <p className="flex items-baseline justify-between gap-4 text-sm font-semibold text-hi-vis tabular-nums">
      <span>{words.name}</span>
      <span>
        {miles} {words.unit}s
      </span>
    </p>
    <ol className="relative mt-6 md:max-lg:columns-2 lg:mt-0 lg:h-56">
      <li
        aria-hidden="true"
        className="absolute inset-x-0 top-1/2 hidden h-5 -translate-y-1/2 place-items-center bg-[#33454e] lg:grid"
      >
        <span className="w-full border-t-2 border-dashed border-hi-vis" />
      </li>
      {towns.map(({ mile, name }, at) => (
        <li
          key={name}
          className={`flex items-baseline gap-3 py-1.5 pl-4 max-lg:border-l-[14px] max-lg:border-[#33454e] lg:absolute lg:h-1/2 lg:flex-col lg:gap-0 lg:border-paper lg:py-0 ${PLACES[mile]} ${at % 2 === 0 ? 'lg:top-4 lg:h-24' : 'lg:bottom-4 lg:h-24 lg:justify-end'}`}
        >
          <span className="w-14 shrink-0 font-display text-xl leading-none font-extrabold tabular-nums lg:w-auto lg:text-2xl">
            {mile}
          </span>
          <span className="lg:mt-1 lg:whitespace-nowrap">{name}</span>
        </li>
      ))}
    </ol>
    <ol className="mt-8 grid gap-6 lg:mt-4 lg:grid-cols-[400fr_200fr_280fr]">
      {stretches.map(({ from, to, title, text }) => (
        <li key={title} className="border-t-2 border-hi-vis pt-3">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
            {title}
            <span className="text-sm font-normal text-[#c8d5d8] tabular-nums">
              {words.unit} {from} to {to}
            </span>
          </h3>
          <p className="mt-1 text-[#c8d5d8]">{text}</p>
        </li>
      ))}
    </ol>
  </div>
)
