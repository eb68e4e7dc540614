/** The position of a picture in its frame: its scale relative to the fitted size, and the offset of its middle, in px. */
export type Zoom = { scale: number; x: number; y: number }
/** A point in the frame, in px from the frame's middle. */
export type ZoomPoint = { x: number; y: number }
/** The frame's size in px. */
export type ZoomFrame = { width: number; height: number }

export const FITTED_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 6

/** Scales the picture by a factor. The point at `place` stays where it is, unless the picture would then no longer fill the frame. */
export function zoomAtPoint(zoom: Zoom, factor: number, place: ZoomPoint, frame: ZoomFrame): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale * factor))
  const grown = scale / zoom.scale
  const moved = { scale, x: place.x - (place.x - zoom.x) * grown, y: place.y - (place.y - zoom.y) * grown }
  return keepInFrame(moved, frame)
}

/** Moves the picture by an offset in px; its edges stop at the frame's edges. */
export function panBy(zoom: Zoom, by: ZoomPoint, frame: ZoomFrame): Zoom {
  return keepInFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame)
}

function keepInFrame({ scale, x, y }: Zoom, { width, height }: ZoomFrame): Zoom {
  return { scale, x: within(x, ((scale - 1) * width) / 2), y: within(y, ((scale - 1) * height) / 2) }
}

// `|| 0` turns -0 into 0, because tests distinguish -0 from 0.
const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) || 0

/** The steps of the keys: the factor for zooming in, and the distance for moving, in px. */
const KEY_ZOOM_FACTOR = 4 / 3
const KEY_MOVE_PX = 60
const MIDDLE: ZoomPoint = { x: 0, y: 0 }

/** Returns the picture's position after a key was pressed; null if the key has no effect. */
export function zoomByKey(key: string, zoom: Zoom, frame: ZoomFrame): Zoom | null {
  switch (key) {
    case '+':
    case '=':
      return zoomAtPoint(zoom, KEY_ZOOM_FACTOR, MIDDLE, frame)
    case '-':
      return zoomAtPoint(zoom, 1 / KEY_ZOOM_FACTOR, MIDDLE, frame)
    case '0':
      return FITTED_ZOOM
    case 'ArrowLeft':
      return panBy(zoom, { x: KEY_MOVE_PX, y: 0 }, frame)
    case 'ArrowRight':
      return panBy(zoom, { x: -KEY_MOVE_PX, y: 0 }, frame)
    case 'ArrowUp':
      return panBy(zoom, { x: 0, y: KEY_MOVE_PX }, frame)
    case 'ArrowDown':
      return panBy(zoom, { x: 0, y: -KEY_MOVE_PX }, frame)
    default:
      return null
  }
}
