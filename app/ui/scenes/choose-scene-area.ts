import type { Scene } from './scenes.ts'

/** A part of a scene's drawing, in mm. */
export type SceneArea = { x: number; y: number; width: number; height: number }

/** The fraction of the view's width that a small decal fills if possible. */
const WANTED_SHARE = 1 / 6

/** Returns the part of a scene to show around a decal. The smaller the decal, the closer the view, up to the scene's closest view. */
export function chooseSceneArea(
  { view, place, closest }: Scene,
  widthMm: number,
  heightMm: number,
): SceneArea {
  const aspect = view.width / view.height
  const wanted = Math.max(widthMm, heightMm * aspect) / WANTED_SHARE
  const width = Math.min(view.width, Math.max(closest, wanted))
  const height = width / aspect
  const within = (middle: number, side: number, whole: number) =>
    Math.min(Math.max(middle - side / 2, 0), whole - side)
  return { x: within(place.cx, width, view.width), y: within(place.cy, height, view.height), width, height }
}
