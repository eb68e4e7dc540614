import { findArtworkBackground } from '../artwork-background.ts'

type Ground = { width: number; height: number; ground: string }

/** The longest side of a texture, in pixels. At this size, a texture is sharp on screen and takes at most 4 MB. */
const MAX_SIDE_PX = 1_024

/** Creates a canvas with a face's proportions, filled with one colour. */
function groundCanvas({ width, height, ground }: Ground) {
  const scale = MAX_SIDE_PX / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = ground
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  return { canvas, pen }
}

/**
 * Draws a face with the whole artwork in its middle. `across` is the fraction of the face's width that the artwork may fill. The fraction
 * is small for round packages such as bottles, because only a part of them is visible at once.
 */
export function drawFaceCanvas(
  artwork: HTMLCanvasElement,
  face: Omit<Ground, 'ground'>,
  across = 1,
): HTMLCanvasElement {
  const { canvas, pen } = groundCanvas({ ...face, ground: findArtworkBackground(artwork) })
  const room = { width: canvas.width * across, height: canvas.height }
  const scale = Math.min(room.width / artwork.width, room.height / artwork.height)
  const [width, height] = [artwork.width * scale, artwork.height * scale]
  pen?.drawImage(artwork, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  return canvas
}
