import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { unpackWoff } from '../../../../decal/lettering/woff.ts'
import { cachePicture } from './make-picture.ts'

export const PICTURE_FONT = 'Archivo Black'
const FONT_FILE = 'archivo-black.ttf'

/** The font options for the library that renders text in SVG pictures. */
export type PictureFont = { loadSystemFonts: boolean; fontFiles: string[]; defaultFontFamily: string }

const unpacked = new Map<string, Promise<string>>()

/** Writes the font to a folder, once per process, because the library that renders text can only load fonts from files. */
export async function loadPictureFont(folder: string): Promise<PictureFont> {
  const file =
    unpacked.get(folder) ??
    unpackFont(folder).catch((error: unknown) => {
      unpacked.delete(folder)
      throw error
    })
  unpacked.set(folder, file)
  return { loadSystemFonts: false, fontFiles: [await file], defaultFontFamily: PICTURE_FONT }
}

async function unpackFont(folder: string): Promise<string> {
  const woff = createRequire(import.meta.url).resolve(
    '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff',
  )
  await cachePicture(folder, FONT_FILE, Buffer.from(unpackWoff(await readFile(woff))))
  return path.join(folder, FONT_FILE)
}
