import { productPageCopy } from '../../../content/product-page.ts'
import { fitPrintSize, type PrintSize } from '../../../domain/catalogue/print-size.ts'
import { computeLabelHeights, matchOrientation } from './comparison-labels.ts'
import type { NamedSize } from './piece-size.ts'

type SizeComparisonProps = { sizes: readonly NamedSize[]; chosen: PrintSize; aspect: number }

/** The size in mm of a bank card (ISO/IEC 7810 ID-1), which people know. */
const BANK_CARD_MM = { width: 85.6, height: 53.98 }

/** Outlines of all of a product's sizes on a bank card. All outlines start at the same corner. The chosen size is drawn as a cut line. */
export function SizeComparison({ sizes, chosen, aspect }: SizeComparisonProps) {
  const pieces = sizes.map(({ label, size }) => ({
    label,
    // If a size has both a width and a height, the outline has exactly these sides. The picture only determines whether the outline is
    // upright or wide.
    ...(size.heightMm === null
      ? fitPrintSize(size, aspect)
      : matchOrientation(aspect, size.widthMm, size.heightMm)),
    isChosen: size.widthMm === chosen.widthMm && size.heightMm === chosen.heightMm,
  }))
  const width = Math.max(BANK_CARD_MM.width, ...pieces.map(({ widthMm }) => widthMm)) * 1.04
  const letter = width / 20
  const labels = computeLabelHeights(pieces, letter)
  const height = Math.max(BANK_CARD_MM.height, ...labels) + letter * 1.25
  return (
    <figure>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="max-h-96 w-full">
        <rect
          y={height - BANK_CARD_MM.height}
          width={BANK_CARD_MM.width}
          height={BANK_CARD_MM.height}
          rx="3.2"
          className="fill-line"
        />
        {pieces.map(({ label, widthMm, heightMm, isChosen }, place) => (
          <g key={label}>
            <rect
              y={height - heightMm}
              width={widthMm}
              height={heightMm}
              fill="none"
              strokeWidth={isChosen ? 2.5 : 1.5}
              strokeDasharray={isChosen ? '7 4' : undefined}
              vectorEffect="non-scaling-stroke"
              className={isChosen ? 'stroke-cut' : 'stroke-line-strong'}
            />
            <text
              x={widthMm - letter * 0.3}
              y={height - (labels[place] ?? heightMm)}
              textAnchor="end"
              fontSize={letter}
              fontWeight="600"
              // The outline in the page's colour keeps the text readable where it crosses the edge of a smaller size.
              paintOrder="stroke"
              strokeWidth={letter * 0.4}
              className="fill-river stroke-mist"
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-slate">{productPageCopy.size.comparison}</figcaption>
    </figure>
  )
}
