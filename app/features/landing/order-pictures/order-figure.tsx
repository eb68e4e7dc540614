import { createContext, type ReactNode, useContext } from 'react'

/** The width-to-height ratio of every drawing's view. */
const RATIO = 1.6

type OrderFigureProps = {
  /** The view's width in the drawing's own unit. */
  side: number
  /** The count as text: "25 signs". */
  count: string
  caption: string
  children: ReactNode
}

/** True if the server renders the drawing alone: as the picture of a cart line, on the order's page, and in e-mails. */
export const LinePictureContext = createContext(false)

/** A live picture of the order with its quantity. The caption says which parts are to scale. */
export function OrderFigure({ side, count, caption, children }: OrderFigureProps) {
  if (useContext(LinePictureContext)) return <LinePicture side={side}>{children}</LinePicture>
  return (
    <figure className="on-dark bg-river text-paper">
      <div className="relative overflow-hidden">
        <svg aria-hidden="true" viewBox={`0 0 ${side} ${side / RATIO}`} className="block w-full">
          {children}
        </svg>
        <p className="absolute top-3 right-3 rounded-sm bg-river px-2.5 py-1 text-sm font-bold tabular-nums">
          {count}
        </p>
      </div>
      <figcaption className="px-4 pt-2 text-sm text-[#c8d5d8] md:px-8">{caption}</figcaption>
    </figure>
  )
}

/** The drawing alone, in a square as wide as the view. */
const LinePicture = ({ side, children }: Pick<OrderFigureProps, 'side' | 'children'>) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${side} ${side}`}>
    <path fill="#eef1f0" d={`M0 0h${side}v${side}H0z`} />
    <svg
      y={(side - side / RATIO) / 2}
      width={side}
      height={side / RATIO}
      viewBox={`0 0 ${side} ${side / RATIO}`}
    >
      {children}
    </svg>
  </svg>
)

/** Computes the height of a view from its width. */
export const computeFigureHeight = (side: number): number => side / RATIO

const SQUARES = 20

/** A cutting mat with its grid of squares. */
export function CuttingMat({ side }: { side: number }) {
  const step = side / SQUARES
  const lines = Array.from({ length: SQUARES }, (_, index) => index * step)
  return (
    <>
      <path fill="#0b4a56" d={`M0 0h${side}v${computeFigureHeight(side)}H0z`} />
      <path
        d={lines.map((at) => `M${at} 0v${computeFigureHeight(side)}M0 ${at}h${side}`).join('')}
        fill="none"
        stroke="#3b7580"
        strokeWidth={side / 900}
      />
    </>
  )
}

/** Returns the stroke attributes of a cut line in a view of this width. */
export const getCutLineAttributes = (side: number) =>
  ({
    fill: 'none',
    stroke: '#e6007e',
    strokeWidth: side / 330,
    strokeDasharray: `${side / 80} ${side / 120}`,
  }) as const
