import type Konva from 'konva'
import type { BannerText } from '../../../../domain/banner/banner-design.ts'
import { type CanvasNode, Shape } from './konva-parts.ts'
import type { MeasuredText } from './measure-text.ts'
import { formatCanvasFont } from './typefaces.ts'

/** The font size in pixels at which text is drawn before it is scaled down, because canvases round small font sizes. */
const DRAWN_PX = 100

type CanvasTextProps = { item: BannerText; measured: MeasuredText; node: CanvasNode }

/** Draws a text. Each letter has the position that the layout computed, exactly as in print. */
export function CanvasText({ item, measured, node }: CanvasTextProps) {
  const { layout, lines, ink } = measured
  if (!ink) return null
  const draw = (context: Konva.Context) => {
    const scale = layout.size / DRAWN_PX
    context.setAttr('font', formatCanvasFont(item.font, DRAWN_PX))
    context.setAttr('textAlign', 'center')
    context.setAttr('textBaseline', 'alphabetic')
    context.setAttr('fillStyle', item.colour)
    for (const { line, letter, x, y, turn } of layout.letters) {
      context.save()
      context.translate(x - ink.left, y - ink.top)
      context.rotate((turn * Math.PI) / 180)
      context.scale(scale, scale)
      context.fillText(lines[line]?.[letter] ?? '', 0, 0)
      context.restore()
    }
  }
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top]
  return (
    <Shape
      {...node}
      width={width}
      height={height}
      offsetX={-ink.left}
      offsetY={-ink.top}
      fill={item.colour}
      sceneFunc={draw}
      hitFunc={(context, shape) => {
        context.beginPath()
        context.rect(0, 0, width, height)
        context.closePath()
        context.fillStrokeShape(shape)
      }}
    />
  )
}
