// @chunk page-parts
/** The side of a swatch, in the drawing's units. */
const SIDE = 20
const GAP = 4

/**
 * Colours side by side, each shown once. A colour is given as a hex code such as "#0f6373". The colours are drawn as SVG, because the
 * Content Security Policy forbids inline styles.
 */
export function Swatches({ colours: given, label }: { colours: readonly string[]; label: string }) {
  const colours = [...new Set(given)]
  const width = colours.length * (SIDE + GAP)
  return (
    <>
      <span className="sr-only">
        {label}: {colours.join(', ')}
      </span>
      <svg
        aria-hidden="true"
        width={width}
        height={SIDE + 2}
        viewBox={`-1 -1 ${width} ${SIDE + 2}`}
        className="shrink-0"
      >
        {colours.map((colour, index) => (
          <rect
            key={colour}
            x={index * (SIDE + GAP)}
            width={SIDE}
            height={SIDE}
            rx="3"
            fill={colour}
            className="stroke-line"
          />
        ))}
      </svg>
    </>
  )
}
