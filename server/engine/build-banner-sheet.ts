import { type OpenedImage, openBannerImage } from '../../decal/banner/image-file.ts'
import { writeInstalledFonts } from '../../decal/assets/write-installed-fonts.ts'
import { measureInkBox } from '../../decal/banner/letter-outline.ts'
import { isBannerFace, type TypesetBannerLine } from '../../decal/banner/banner-typesetter.ts'
import {
  placeLetter,
  type PictureBox,
  type BannerSheet,
  type BannerSheetItem,
} from '../../decal/banner/banner-sheet.ts'
import {
  BANNER_EDGE_DISTANCES,
  BANNER_HEIGHT_IN,
  type BannerDesign,
  type BannerText,
  placeGrommets,
} from '../../domain/banner/banner-design.ts'
import { BANNER_TYPEFACES } from '../../domain/banner/banner-typefaces.ts'
import { fitUpload } from '../../domain/banner/fit-upload.ts'
import { layOutText } from '../../domain/banner/text-layout.ts'
import { describeArtworkRefusal } from './making-refusal.ts'
import type { BannerInput, BannerMeasurement } from './banner-jobs.ts'

type SheetRefusal = ReturnType<typeof describeArtworkRefusal>

/** Measures the ink bounding box of each text, and lists the characters that its typeface lacks. */
export function measureBanner({ items }: BannerDesign, setLine: TypesetBannerLine): BannerMeasurement {
  const texts = items.flatMap((item) => {
    if (item.kind !== 'text') return []
    const { path, missing } = outlineText(item, setLine)
    return [{ id: item.id, ink: measureInkBox(path), missing }]
  })
  return { ok: true, texts }
}

function outlineText(text: BannerText, setLine: TypesetBannerLine): { path: string; missing: string[] } {
  const { family } = BANNER_TYPEFACES[text.font]
  if (!isBannerFace(family)) throw new Error(`There is no typeface ${family}`)
  const lines = text.text
    .normalize('NFC')
    .split('\n')
    .map((line) => setLine(family, line))
  const layout = layOutText(
    text,
    lines.map(({ letters }) => letters),
  )
  const path = layout.letters
    .map((place) => {
      const letter = lines[place.line]?.letters[place.letter]
      return letter ? placeLetter(letter, { place, size: layout.size, at: text }) : ''
    })
    .join('')
  return { path, missing: [...new Set(lines.flatMap(({ missing }) => missing))] }
}

/**
 * How a banner's pictures and PDF pages are drawn: the resolution in dots per inch, and whether PDF pages are kept as they are instead of
 * being converted to pictures.
 */
type Finish = { dpi: number; keepsPages: boolean }
/**
 * At 300 dpi, pictures are more detailed than a printer can print or an eye can see on a banner. A proof needs only the resolution of a
 * screen.
 */
export const PRINT_FINISH: Finish = { dpi: 300, keepsPages: true }
export const PROOF_FINISH: Finish = { dpi: 60, keepsPages: false }

/** Builds a banner for printing. Refuses the banner if one of its files can't be read. */
export async function buildBannerSheet(
  { design, uploadId, files }: BannerInput,
  setLine: TypesetBannerLine,
  finish: Finish,
): Promise<{ ok: true; sheet: BannerSheet } | SheetRefusal> {
  const images = new Map<string, OpenedImage>()
  for (const { id, bytes } of files) {
    const opened = await openBannerImage(bytes, writeInstalledFonts)
    if (!opened.ok) return describeArtworkRefusal(opened)
    images.set(id, opened.image)
  }
  const draw = (imageId: string, box: PictureBox): BannerSheetItem[] => {
    const image = images.get(imageId)
    return image ? itemOf(image, box, finish) : []
  }
  const upload = uploadId === null ? null : images.get(uploadId)
  const items =
    uploadId !== null && upload?.size
      ? draw(uploadId, fitUpload(design.lengthIn, upload.size).box)
      : design.items.flatMap((item): BannerSheetItem[] =>
          item.kind === 'picture'
            ? draw(item.imageId, item)
            : [{ kind: 'outline', path: outlineText(item, setLine).path, fill: item.colour }],
        )
  return { ok: true, sheet: { ...emptySheet(design), items } }
}

function itemOf(image: OpenedImage, box: PictureBox, { dpi, keepsPages }: Finish): BannerSheetItem[] {
  const { picture, page, isDrawing } = image
  if (page && keepsPages) return [{ kind: 'page', pdf: page, box }]
  if (!picture) return []
  const { width, height } = picture
  const wanted = Math.ceil(box.width * dpi)
  // A raster picture is never enlarged beyond its own resolution, because that would add no detail.
  const widthPx = isDrawing ? wanted : Math.min(wanted, width)
  return [{ kind: 'picture', box, draw: () => picture.pixels({ left: 0, top: 0, width, height }, widthPx) }]
}

/** Builds an empty banner with grommets along all four edges. A corner belongs to two edges, but gets only one grommet. */
function emptySheet({ lengthIn, background }: BannerDesign): Omit<BannerSheet, 'items'> {
  const { bleedIn, hemIn, grommetFromEdgeIn: inset } = BANNER_EDGE_DISTANCES
  const across = placeGrommets(lengthIn).flatMap((x) => [
    { x, y: inset },
    { x, y: BANNER_HEIGHT_IN - inset },
  ])
  const between = placeGrommets(BANNER_HEIGHT_IN).slice(1, -1)
  const up = between.flatMap((y) => [
    { x: inset, y },
    { x: lengthIn - inset, y },
  ])
  return {
    width: lengthIn,
    height: BANNER_HEIGHT_IN,
    background,
    bleed: bleedIn,
    hem: hemIn,
    grommets: [...across, ...up],
  }
}
