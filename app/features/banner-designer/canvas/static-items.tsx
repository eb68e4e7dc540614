import {
  BANNER_HEIGHT_IN,
  type BannerDesign,
  type BannerText,
  INCHES_PER_POINT,
} from '../../../../domain/banner/banner-design.ts'
import { BANNER_TYPEFACES } from '../../../../domain/banner/banner-typefaces.ts'

type StaticItemsProps = {
  design: BannerDesign
  label?: string
  className?: string
  viewBox?: string
  /** Whether to draw the banner's colour behind the items. */
  hasBackground?: boolean
}

/**
 * The items as plain SVG: for the first render, for pages without scripts, and for templates. Text is always centred and straight here,
 * because spacing and arching need measured letters, which only the canvas has.
 */
export function StaticItems({
  design,
  label,
  className = '',
  viewBox,
  hasBackground = label !== undefined,
}: StaticItemsProps) {
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={viewBox ?? `0 0 ${design.lengthIn} ${BANNER_HEIGHT_IN}`}
      className={className}
    >
      {hasBackground && <rect width={design.lengthIn} height={BANNER_HEIGHT_IN} fill={design.background} />}
      {design.items.map((item) => item.kind === 'text' && <StaticText key={item.id} item={item} />)}
    </svg>
  )
}

function StaticText({ item }: { item: BannerText }) {
  const { family, weight, ascent, descent } = BANNER_TYPEFACES[item.font]
  const size = item.sizePt * INCHES_PER_POINT
  const lines = item.text.split('\n')
  return (
    <g transform={`translate(${item.x} ${item.y}) rotate(${item.rotation})`}>
      {lines.map((line, index) => (
        <text
          // The index is the key, because a line has no identity besides its position.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          y={size * (index + 0.5 - lines.length / 2 + (ascent - descent) / 2)}
          textAnchor="middle"
          fontFamily={`'${family}', '${item.font}', sans-serif`}
          fontWeight={weight}
          fontSize={size}
          fill={item.colour}
        >
          {line}
        </text>
      ))}
    </g>
  )
}
