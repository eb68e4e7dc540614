import { describeArtworkNote } from '../../content/artwork-notes.ts'
import type { ArtworkNote } from '../../decal/artwork/artwork-notes.ts'
import { hasPaintedCheckerboard } from '../../decal/artwork/picture/extract-foreground.ts'
import { wrapPixelsInSharp, type Pixels } from '../../decal/artwork/picture/pixels.ts'
import { openBannerImage } from '../../decal/banner/image-file.ts'
import { writeBannerPdf } from '../../decal/banner/write-banner-pdf.ts'
import { renderBannerProof } from '../../decal/banner/render-banner-proof.ts'
import { ArtworkRefusedError } from '../../decal/artwork/artwork-refusals.ts'
import type { TypesetBannerLine } from '../../decal/banner/banner-typesetter.ts'
import { writeInstalledFonts } from '../../decal/assets/write-installed-fonts.ts'
import { isOutOfMemory } from './answer-jobs.ts'
import type { BannerInput, BannerImageReading, BannerPrintJob } from './banner-jobs.ts'
import { describeArtworkRefusal } from './making-refusal.ts'
import { buildBannerSheet, PRINT_FINISH, PROOF_FINISH } from './build-banner-sheet.ts'

/** The longest side of a preview in pixels. A preview of this size is sharp on a large screen. */
const PREVIEW_PX = 1_600
const PROOF_PX = 1_400

/** Reads an uploaded file and encodes a new picture from it. */
export async function readBannerImage(file: Uint8Array): Promise<BannerImageReading> {
  const opened = await openBannerImage(file, writeInstalledFonts)
  if (!opened.ok) return describeArtworkRefusal(opened)
  const { format, size, picture, isDrawing } = opened.image
  try {
    const pixels = picture && (await previewPixels(picture))
    const painted: ArtworkNote | null =
      pixels && !isDrawing && hasPaintedCheckerboard(pixels) ? { code: 'checkerboard' } : null
    const told = opened.image.note ?? painted
    const note = told && describeArtworkNote(told)
    const preview = pixels && (await previewOf(pixels))
    return { ok: true, format, width: size?.width ?? null, height: size?.height ?? null, preview, note }
  } catch (error) {
    if (isOutOfMemory(error)) throw error
    // The file's header is valid, but its pixels may be damaged. This is noticed only when the pixels are read.
    const reason = error instanceof ArtworkRefusedError ? error.reason : 'damaged'
    return describeArtworkRefusal({ ok: false, reason })
  }
}

type Picture = NonNullable<
  Extract<Awaited<ReturnType<typeof openBannerImage>>, { ok: true }>['image']['picture']
>

function previewPixels(picture: Picture): Promise<Pixels> {
  const { width, height } = picture
  const k = Math.min(1, PREVIEW_PX / Math.max(width, height))
  return picture.pixels({ left: 0, top: 0, width, height }, Math.ceil(width * k))
}

async function previewOf(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const webp = await wrapPixelsInSharp(pixels)
    .resize({ width: PREVIEW_PX, height: PREVIEW_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
  return new Uint8Array(webp)
}

/** Draws the banner as it will hang, as a PNG. */
export async function runBannerProofJob(banner: BannerInput, setLine: TypesetBannerLine): Promise<object> {
  const made = await buildBannerSheet(banner, setLine, PROOF_FINISH)
  return made.ok ? { ok: true, bytes: await renderBannerProof(made.sheet, PROOF_PX) } : made
}

/** Makes the print file of a banner, as a PDF. */
export async function printBanner(
  { banner, title }: BannerPrintJob,
  setLine: TypesetBannerLine,
): Promise<object> {
  const made = await buildBannerSheet(banner, setLine, PRINT_FINISH)
  return made.ok ? { ok: true, bytes: await writeBannerPdf(made.sheet, title) } : made
}
