import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { designGeneratorCopy } from '../../../../../content/design-generator.ts'
import { paintCutOut } from './paint-cut-out.ts'
import type { OpenedPhoto } from './open-photo.ts'
import type { BrushKind, StrokePoint, BrushStroke } from './strokes.ts'

type CutOutCanvasProps = {
  photo: OpenedPhoto
  subject: Uint8Array | null
  brush: { kind: BrushKind; radius: number }
  onStroke: (stroke: BrushStroke) => void
  /** Called when a key starts or ends a brush stroke. */
  onBrush: (isDown: boolean) => void
}

const ARROW_KEY_MOVES: Readonly<Record<string, StrokePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const within = (share: number): number => Math.min(1, Math.max(0, share))

/** The photo with its cut-out, and a brush that a pointer or the arrow keys move. */
export function CutOutCanvas({ photo, subject, brush, onStroke, onBrush }: CutOutCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  /** The points of the stroke that is being painted; null if none is. */
  const [points, setPoints] = useState<readonly StrokePoint[] | null>(null)
  const [at, setAt] = useState<StrokePoint | null>(null)
  const { width, height } = photo.shown

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (pen)
      paintCutOut(pen, {
        photo,
        subject,
        stroke: points && { ...brush, points },
        brush: at && { ...brush, at },
      })
  }, [photo, subject, brush, points, at])

  const finish = () => {
    if (points) onStroke({ ...brush, points })
    setPoints(null)
  }
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): StrokePoint => {
    const box = currentTarget.getBoundingClientRect()
    return { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) }
  }
  const move = (point: StrokePoint) => {
    setAt(point)
    setPoints((painted) => painted && [...painted, point])
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROW_KEY_MOVES[event.key]
    if (!arrow && event.key !== ' ') return
    event.preventDefault()
    const from = at ?? { x: 0.5, y: 0.5 }
    if (arrow) {
      const step = brush.radius * Math.max(width, height) * (event.shiftKey ? 0.25 : 1)
      move({ x: within(from.x + (arrow.x * step) / width), y: within(from.y + (arrow.y * step) / height) })
      return
    }
    if (points) finish()
    else {
      setAt(from)
      setPoints([from])
    }
    onBrush(points === null)
  }
  return (
    // With the role "application", screen readers pass the arrow keys on to the brush.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="application"
      aria-label={designGeneratorCopy.upload.cutOut.canvas}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={press}
      className="absolute inset-0 focus-visible:outline-3 focus-visible:-outline-offset-4 focus-visible:outline-river"
    >
      <canvas
        ref={canvas}
        width={width}
        height={height}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          const point = pointOf(event)
          setAt(point)
          setPoints([point])
        }}
        onPointerMove={(event) => move(pointOf(event))}
        onPointerUp={finish}
        onPointerCancel={finish}
        onPointerLeave={() => points === null && setAt(null)}
        className="absolute inset-0 m-auto max-h-full max-w-full cursor-crosshair touch-none"
      />
    </div>
  )
}
