import { BANNER_HEIGHT_IN } from '../../../../domain/banner/banner-design.ts'
import { chooseRulerSteps, type CanvasSheet } from './canvas-sheet.ts'

/** The layer below the items: rulers in inches, and the banner's background. */
export function BannerBackground({ sheet, background }: { sheet: CanvasSheet; background: string }) {
  const { lengthIn, scale, left, top, width, height } = sheet
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full text-slate"
    >
      <Ruler length={lengthIn} scale={scale} transform={`translate(${left} ${top})`} />
      <Ruler
        length={BANNER_HEIGHT_IN}
        scale={scale}
        transform={`translate(${left} ${top}) matrix(0 1 1 0 0 0)`}
        upright
      />
      <rect
        x={left}
        y={top}
        width={lengthIn * scale}
        height={BANNER_HEIGHT_IN * scale}
        fill={background}
        className="stroke-line-strong"
      />
    </svg>
  )
}

type RulerProps = { length: number; scale: number; transform: string; upright?: boolean }

/** A ruler along an edge, with its ticks above the line y = 0. */
function Ruler({ length, scale, transform, upright = false }: RulerProps) {
  const { tick, figure } = chooseRulerSteps(scale)
  const marks = Array.from({ length: Math.floor(length / tick) + 1 }, (_, i) => i * tick)
  const path = marks
    .map((inch) => `M${(inch * scale).toFixed(2)} -3v${inch % figure === 0 ? -8 : -4}`)
    .join('')
  const figures = marks.filter((inch) => inch % figure === 0)
  return (
    <g transform={transform}>
      <path d={path} stroke="currentColor" fill="none" />
      {figures.map((inch) => (
        <text
          key={inch}
          fontSize="9.5"
          fontWeight="600"
          fill="currentColor"
          textAnchor="middle"
          // The ruler at the left edge is drawn as a mirror image. Its numbers would be mirrored too, so they are mirrored back and moved
          // to their ticks.
          {...(upright
            ? { transform: `matrix(0 1 1 0 0 0) translate(-17 ${inch * scale + 3})` }
            : { x: inch * scale, y: -14 })}
        >
          {inch}
        </text>
      ))}
    </g>
  )
}
