import { pdf, type Pdf } from 'pdf-to-img'
import { MOST_PRINT_PIXELS } from '../limits.ts'
import { openPicture, printSize, type OpenPicture } from '../picture/open-picture.ts'
import { cropped, type Pixels } from '../picture/pixels.ts'
import { Refused } from '../refusals.ts'
import type { OpenPage } from './open-page.ts'

const SIDE = 4000
const MS = 15_000
// Pictures on a page are unpacked whole, in pixels.
const LARGEST_PICTURE = 60_000_000

/** A page as a picture that is drawn at whatever size is asked for, see-through where it has no ink. */
export function pageAsPicture(page: OpenPage): OpenPicture {
  const longest = Math.max(page.width, page.height)
  const width = Math.max(1, Math.round((SIDE * page.width) / longest))
  const height = Math.max(1, Math.round((SIDE * page.height) / longest))
  return {
    width,
    height,
    pixels: async (part, widthPx) => {
      const size = printSize(part, widthPx, Infinity)
      // The whole page is drawn, whatever part is wanted: that many pixels it may have.
      const most = Math.sqrt(MOST_PRINT_PIXELS / (width * height))
      const k = Math.min(size.width / part.width, most)
      const drawn = await drawPage(page, (k * width) / page.width)
      return cropped(drawn, {
        left: Math.min(drawn.width - 1, Math.round(part.left * k)),
        top: Math.min(drawn.height - 1, Math.round(part.top * k)),
        width: Math.max(1, Math.min(drawn.width - Math.round(part.left * k), Math.round(part.width * k))),
        height: Math.max(1, Math.min(drawn.height - Math.round(part.top * k), Math.round(part.height * k))),
      })
    },
  }
}

/** The page at so many pixels to its unit. Throws Refused `damaged`, `too-slow`. */
async function drawPage({ bytes }: OpenPage, scale: number): Promise<Pixels> {
  const document = await pdf(Buffer.from(bytes), {
    scale,
    renderParams: { background: 'rgba(0,0,0,0)' },
    docInitParams: {
      verbosity: 0,
      maxImageSize: LARGEST_PICTURE,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      stopAtErrors: false,
    },
  })
  try {
    const png = await inTime(document)
    const picture = await openPicture(png)
    return await picture.pixels(
      { left: 0, top: 0, width: picture.width, height: picture.height },
      picture.width,
    )
  } finally {
    await document.destroy()
  }
}

async function inTime(document: Pdf): Promise<Buffer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused('too-slow')), MS)
  })
  return Promise.race([document.getPage(1), late]).finally(() => clearTimeout(timer))
}
