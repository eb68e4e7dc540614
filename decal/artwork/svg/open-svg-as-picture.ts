import { computeRenderSize, type OpenedPicture } from '../picture/open-picture.ts'
import { renderSvg, type PlainSvg } from './plain-svg.ts'
import { computeMaxRenderWidth } from './refuse-expensive-svg.ts'

// The longest side, in pixels, of a drawing that is treated as a picture. The positions of its parts are given in these pixels.
const LONGEST_SIDE_PX = 4000
/** Opens a drawing as a picture. Each part of it can be rendered at any size. */
export function openSvgAsPicture(drawn: PlainSvg): OpenedPicture {
  const { view, root } = drawn
  const longest = Math.max(view.width, view.height)
  const width = Math.max(1, Math.round((LONGEST_SIDE_PX * view.width) / longest))
  const height = Math.max(1, Math.round((LONGEST_SIDE_PX * view.height) / longest))
  const widest = computeMaxRenderWidth(root)
  return {
    width,
    height,
    pixels: (part, widthPx) => {
      const size = computeRenderSize(part, widthPx, widest)
      const [kx, ky] = [view.width / width, view.height / height]
      const seen = {
        left: view.left + part.left * kx,
        top: view.top + part.top * ky,
        width: part.width * kx,
        height: part.height * ky,
      }
      return Promise.resolve(renderSvg(drawn, seen, size.width))
    },
  }
}
