import type { OpenedPhoto } from './open-photo.ts'
import type { BrushKind, StrokePoint, BrushStroke } from './strokes.ts'

type CutOutView = {
  photo: OpenedPhoto
  /** A mask with a 1 for each pixel of the small photo that is kept; null until the first cut. */
  subject: Uint8Array | null
  /** The stroke that is being painted; null if none is. */
  stroke: BrushStroke | null
  brush: { kind: BrushKind; radius: number; at: StrokePoint } | null
}

/** FADE is the opacity of the white over removed parts. The outline has the colour of cut lines (--color-cut). */
const FADE = 0.78
const CUT_COLOUR = [230, 0, 126] as const
const STROKE_COLOURS = { keep: 'rgb(15 99 115 / 0.65)', remove: 'rgb(200 36 43 / 0.65)' } as const

/** Paints the photo with its removed part faded, the outline of the cut-out, the current stroke and the brush. */
export function paintCutOut(
  pen: CanvasRenderingContext2D,
  { photo, subject, stroke, brush }: CutOutView,
): void {
  const { width, height } = pen.canvas
  pen.clearRect(0, 0, width, height)
  pen.drawImage(photo.shown, 0, 0)
  if (subject) pen.drawImage(fadeOf(subject, photo.small), 0, 0, width, height)
  const longest = Math.max(width, height)
  if (stroke) paintStroke(pen, stroke, longest)
  if (!brush) return
  pen.beginPath()
  pen.arc(brush.at.x * width, brush.at.y * height, brush.radius * longest, 0, 2 * Math.PI)
  for (const [colour, line] of [
    ['#fff', 5],
    [STROKE_COLOURS[brush.kind], 3],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = line
    pen.stroke()
  }
}

function paintStroke(
  pen: CanvasRenderingContext2D,
  { kind, radius, points }: BrushStroke,
  longest: number,
): void {
  const { width, height } = pen.canvas
  pen.strokeStyle = STROKE_COLOURS[kind]
  pen.lineWidth = 2 * radius * longest
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x * width, y * height)
  // A path with a single point would be invisible, so a line is drawn from the point to itself.
  if (points.length === 1 && points[0]) pen.lineTo(points[0].x * width, points[0].y * height)
  pen.stroke()
}

/** Draws the layer on top of the small photo: white over the removed part, and the outline. */
function fadeOf(subject: Uint8Array, { width, height }: ImageData): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const over = new ImageData(width, height)
  for (const [i, kept] of subject.entries()) {
    if (kept === 1) continue
    const x = i % width
    const isEdge =
      (x > 0 && subject[i - 1] === 1) ||
      (x < width - 1 && subject[i + 1] === 1) ||
      subject[i - width] === 1 ||
      subject[i + width] === 1
    over.data.set(isEdge ? [...CUT_COLOUR, 255] : [255, 255, 255, 255 * FADE], i * 4)
  }
  canvas.getContext('2d')?.putImageData(over, 0, 0)
  return canvas
}
