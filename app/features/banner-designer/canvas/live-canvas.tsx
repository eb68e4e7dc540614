import type Konva from 'konva'
// These modules are imported for their side effects. They can't be imported in konva-parts.ts, because the bundler drops such imports from
// a module that only re-exports.
import 'konva/lib/shapes/Image.js'
import 'konva/lib/shapes/Rect.js'
import 'konva/lib/shapes/Transformer.js'
import { useEffect, useRef, useState } from 'react'
import { Group, Layer, Rect, Stage, Transformer } from './konva-parts.ts'
import {
  BANNER_HEIGHT_IN,
  type BannerDesign,
  type BannerItem,
} from '../../../../domain/banner/banner-design.ts'
import type { BannerBox } from '../../../../domain/banner/banner-findings.ts'
import { resizeItem, normaliseAngle } from '../../../../domain/banner/edit-size.ts'
import { snapBox, type SnapGuide } from '../../../../domain/banner/edit-snap.ts'
import { CanvasPicture } from './canvas-picture.tsx'
import { CanvasText } from './canvas-text.tsx'
import type { CanvasSheet } from './canvas-sheet.ts'
import type { TextMeasures } from './use-text-measures.ts'

type LiveCanvasProps = {
  design: BannerDesign
  sheet: CanvasSheet
  measures: TextMeasures
  chosenId: string | null
  onChoose: (id: string | null) => void
  onChange: (item: BannerItem) => void
  onGuides: (guides: readonly SnapGuide[]) => void
}

/** The distance in pixels within which an item snaps to a guide. */
const SNAP_PX = 6
const ANCHOR_PX = 12
const SNAP_ANGLES = [0, 45, 90, 135, 180, 225, 270, 315]

/** The banner's items, which can be moved, rotated and resized. Other components draw the layers below and above the items. */
export default function LiveCanvas(props: LiveCanvasProps) {
  const { design, sheet, chosenId, onChoose } = props
  const handles = useRef<Konva.Transformer>(null)
  const [held, hold] = useState<Konva.Shape | null>(null)
  useEffect(() => void handles.current?.nodes(held ? [held] : []), [held])
  const { lengthIn, scale, left, top, width, height } = sheet
  return (
    <Stage width={width} height={height} className="absolute inset-0">
      <Layer>
        <Group
          x={left}
          y={top}
          scaleX={scale}
          scaleY={scale}
          clipX={0}
          clipY={0}
          clipWidth={lengthIn}
          clipHeight={BANNER_HEIGHT_IN}
        >
          <Rect
            width={lengthIn}
            height={BANNER_HEIGHT_IN}
            fill="rgba(0,0,0,0)"
            preventDefault={false}
            onClick={() => onChoose(null)}
            onTap={() => onChoose(null)}
          />
          {design.items.map((item) => (
            <CanvasItem key={item.id} {...props} item={item} onHold={item.id === chosenId ? hold : null} />
          ))}
        </Group>
        <Transformer
          ref={handles}
          flipEnabled={false}
          keepRatio
          enabledAnchors={['top-left', 'top-right', 'bottom-left', 'bottom-right']}
          rotationSnaps={SNAP_ANGLES}
          padding={4}
          rotateAnchorOffset={22}
          anchorSize={ANCHOR_PX}
          anchorCornerRadius={ANCHOR_PX / 2}
          anchorStroke="#e6007e"
          borderStroke="#e6007e"
          borderDash={[5, 4]}
        />
      </Layer>
    </Stage>
  )
}

type CanvasItemProps = LiveCanvasProps & {
  item: BannerItem
  /** Receives the canvas node of the chosen item. The resize handles are attached to this node. */
  onHold: ((node: Konva.Shape | null) => void) | null
}

function CanvasItem({ item, onHold, ...canvas }: CanvasItemProps) {
  const { onChoose, onChange, onGuides, measures } = canvas
  const node = {
    x: item.x,
    y: item.y,
    rotation: item.rotation,
    draggable: true,
    ref: onHold,
    onMouseDown: () => onChoose(item.id),
    onTap: () => onChoose(item.id),
    onDragStart: () => onChoose(item.id),
    onDragMove: ({ target }: Konva.KonvaEventObject<DragEvent>) =>
      onGuides(snapToLines(target, item, canvas)),
    onDragEnd: ({ target }: Konva.KonvaEventObject<DragEvent>) => {
      onGuides([])
      onChange({ ...item, x: target.x(), y: target.y() })
      // Moves the node back to the item's old position, which React's state still contains. If the move is accepted, the state changes, and
      // React moves the node to the new position. If it is refused, the state stays the same, and without this line the node would stay
      // where it was dropped.
      target.position({ x: item.x, y: item.y })
    },
    onTransformEnd: ({ target }: Konva.KonvaEventObject<Event>) => {
      const resized = resizeItem(item, target.scaleX())
      target.scale({ x: 1, y: 1 })
      onChange({ ...resized, x: target.x(), y: target.y(), rotation: normaliseAngle(target.rotation()) })
    },
  }
  const measured = measures.texts.get(item.id)
  if (item.kind === 'picture') return <CanvasPicture item={item} node={node} />
  return measured ? <CanvasText item={item} measured={measured} node={node} /> : null
}

/** Snaps the dragged item to the guides within reach. */
function snapToLines(
  target: Konva.Node,
  item: BannerItem,
  { design, sheet, measures }: LiveCanvasProps,
): readonly SnapGuide[] {
  const box = measures.boxes.get(item.id)
  if (!box) return []
  const [dx, dy] = [target.x() - item.x, target.y() - item.y]
  const dragged = {
    left: box.left + dx,
    right: box.right + dx,
    top: box.top + dy,
    bottom: box.bottom + dy,
  }
  const others: BannerBox[] = []
  for (const other of design.items) {
    const around = other.id === item.id ? undefined : measures.boxes.get(other.id)
    if (around) others.push(around)
  }
  const snapped = snapBox(dragged, { lengthIn: design.lengthIn, others, reach: SNAP_PX / sheet.scale })
  target.position({ x: target.x() + snapped.dx, y: target.y() + snapped.dy })
  return snapped.guides
}
