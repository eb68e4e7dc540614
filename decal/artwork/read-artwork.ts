import type { ArtworkContent } from './artwork-content.ts'
import { detectFileType, type FileType } from './file-type.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readImage } from './picture/read-image.ts'
import type { ArtworkReading, ReadOptions } from './artwork-reading.ts'
import { type ArtworkRefusal, refuseArtwork, ArtworkRefusedError } from './artwork-refusals.ts'
import { readSvg } from './svg/read-svg.ts'
import { gradeResolution } from './grade-resolution.ts'
import { findIslandsNote } from './find-islands-note.ts'

type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<ArtworkContent>

const readers: Record<FileType, Reader> = {
  png: readImage,
  jpg: readImage,
  webp: readImage,
  gif: readImage,
  svg: readSvg,
  pdf: readPdf,
  ai: readPdf,
}

/**
 * Reads a customer's file as artwork in mm, scaled so that the finished decal is `widthMm` wide. For another width, read the file again.
 * Never throws: an unreadable file gives a refusal with its reason. Fetches nothing and reads no other files. May block its
 * thread for seconds, so run it in a worker with a time and memory limit.
 */
export async function readArtwork(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<ArtworkReading | ArtworkRefusal> {
  if (bytes.length > MAX_FILE_BYTES) return refuseArtwork('too-large')
  const found = detectFileType(bytes)
  if (!found.ok) return refuseArtwork(found.reason)
  if (options.cutOut && readers[found.type] !== readImage) return refuseArtwork('cut-out-unfit')
  try {
    const content = await readers[found.type](bytes, options)
    const islands = content.ownCut ? null : findIslandsNote(content.silhouette, options.offsetMm)
    const notes = islands === null ? content.notes : [...content.notes, islands]
    return {
      ok: true,
      pages: 1,
      ...content,
      notes,
      format: found.type,
      verdict: gradeResolution(content.dpi),
    }
  } catch (error) {
    return refuseArtwork(error instanceof ArtworkRefusedError ? error.reason : 'damaged')
  }
}
