import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  FITTED_ZOOM,
  type ZoomFrame,
  panBy,
  type ZoomPoint,
  type Zoom,
  zoomAtPoint,
  zoomByKey,
} from './zoom-state.ts'

const MIDDLE: ZoomPoint = { x: 0, y: 0 }
/** The zoom factor that a double tap sets. */
const CLOSE_UP = 2.5
/** The change of the logarithm of the zoom factor per pixel of wheel movement. */
const ZOOM_PER_WHEEL_PIXEL = -0.0022

/** Zooms and pans the picture in a frame by pinch, wheel, drag and keys. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(FITTED_ZOOM)
  const fingers = useRef(new Map<number, ZoomPoint>())
  useWheel(frame, setZoom)

  const change = (next: (was: Zoom, size: ZoomFrame) => Zoom) => {
    const size = sizeOf(frame.current)
    setZoom((was) => next(was, size))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, placeOf(event, event.currentTarget))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event, event.currentTarget)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (!other) return change((was, size) => panBy(was, { x: now.x - before.x, y: now.y - before.y }, size))
    const factor = distance(now, other) / Math.max(1, distance(before, other))
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    change((was, size) => zoomAtPoint(was, factor, middle, size))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = zoomByKey(event.key, zoom, sizeOf(frame.current))
    if (!next) return
    event.preventDefault()
    setZoom(next)
  }
  return {
    zoom,
    fit: () => setZoom(FITTED_ZOOM),
    zoomBy: (factor: number) => change((was, size) => zoomAtPoint(was, factor, MIDDLE, size)),
    onKeyDown,
    pointers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: { clientX: number; clientY: number; currentTarget: HTMLElement }) => {
        const place = placeOf(event, event.currentTarget)
        change((was, size) => (was.scale > 1 ? FITTED_ZOOM : zoomAtPoint(was, CLOSE_UP, place, size)))
      },
    },
  }
}

/** The listener is registered by hand, because React's wheel listeners are passive and can't stop the page from scrolling. */
function useWheel(frame: RefObject<HTMLElement | null>, setZoom: (next: (was: Zoom) => Zoom) => void): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const place = placeOf(event, element)
      setZoom((was) =>
        zoomAtPoint(was, Math.exp(event.deltaY * ZOOM_PER_WHEEL_PIXEL), place, sizeOf(element)),
      )
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame, setZoom])
}

const sizeOf = (element: HTMLElement | null): ZoomFrame => ({
  width: element?.clientWidth ?? 1,
  height: element?.clientHeight ?? 1,
})

function placeOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  element: HTMLElement,
): ZoomPoint {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const distance = (a: ZoomPoint, b: ZoomPoint): number => Math.hypot(a.x - b.x, a.y - b.y)
