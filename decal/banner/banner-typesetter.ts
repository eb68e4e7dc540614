import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { unpackWoff } from '../lettering/woff.ts'
import { bannerFaces, type BannerFace, type BannerFontFiles } from './banner-faces.ts'

/** A letter to be printed. Lengths are fractions of the type size. */
export type TypesetLetter = {
  advance: number
  /** SVG path data relative to the start of the letter's baseline, y upwards, in font units, with the typeface's own curves. */
  outline: string
  /** The factor from the outline's unit to fractions of the type size. */
  scale: number
}

/**
 * Typesets a line of text with the typeface's own kerning and accent positions. `missing` lists the characters that the typeface lacks;
 * they are left out of `letters`.
 */
export type TypesetBannerLine = (
  face: BannerFace,
  line: string,
) => { letters: TypesetLetter[]; missing: string[] }

/** Creates a typesetter for font files. A typeface is opened on first use and then cached. */
export function createBannerTypesetter(files: BannerFontFiles): TypesetBannerLine {
  const fonts = new Map<BannerFace, Font>()
  return (face, line) => {
    const font = fonts.get(face) ?? new Font(new Face(new Blob(unpackWoff(files[face]))))
    fonts.set(face, font)
    return setLine(font, line)
  }
}

/** Whether the engine has this typeface. */
export const isBannerFace = (family: string): family is BannerFace => family in bannerFaces

/** Returns a typeface's ascent, descent and cap height as fractions of its size. Browsers compute the same values from the same file. */
export function measureFace(file: Uint8Array): { ascent: number; descent: number; capHeight: number } {
  const face = new Face(new Blob(unpackWoff(file)))
  const font = new Font(face)
  const { ascender, descender } = font.hExtents()
  const capital = new Buffer()
  capital.addText('H')
  capital.guessSegmentProperties()
  shape(font, capital)
  const extents = font.glyphExtents(capital.getGlyphInfos()[0]?.codepoint ?? 0)
  const { upem } = face
  return { ascent: ascender / upem, descent: -descender / upem, capHeight: (extents?.yBearing ?? 0) / upem }
}

function setLine(font: Font, line: string): ReturnType<TypesetBannerLine> {
  const buffer = new Buffer()
  buffer.addText(line)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const scale = 1 / font.face.upem
  const positions = buffer.getGlyphPositions()
  const letters: TypesetLetter[] = []
  const missing = new Set<string>()
  buffer.getGlyphInfos().forEach(({ codepoint: glyph, cluster }, i) => {
    if (glyph === 0) missing.add(signAt(line, cluster))
    else
      letters.push({
        advance: (positions[i]?.xAdvance ?? 0) * scale,
        outline: font.glyphToPath(glyph),
        scale,
      })
  })
  return { letters, missing: [...missing] }
}

/** Returns the whole character at a UTF-16 index. */
const signAt = (line: string, at: number): string => {
  const code = line.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}
