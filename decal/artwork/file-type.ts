import type { ArtworkRefusalReason } from './artwork-refusals.ts'

export type FileType = 'png' | 'jpg' | 'webp' | 'gif' | 'svg' | 'pdf' | 'ai'
type DetectedType = { ok: true; type: FileType } | { ok: false; reason: ArtworkRefusalReason }

// The number of bytes at the start of a file in which to look for the PDF header. PDF readers also accept a header that isn't at the very
// start.
const HEADER_BYTES = 1024
const HEIF_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)$/

/** Detects the file type from the first bytes, because names and declared types are unreliable. */
export function detectFileType(bytes: Uint8Array): DetectedType {
  if (bytes.length === 0) return { ok: false, reason: 'empty' }
  const head = Buffer.from(bytes.subarray(0, HEADER_BYTES)).toString('latin1')
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return { ok: true, type: 'png' }
  if (head.startsWith('\u00FF\u00D8\u00FF')) return { ok: true, type: 'jpg' }
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return { ok: true, type: 'webp' }
  if (/^GIF8[79]a/.test(head)) return { ok: true, type: 'gif' }
  if (head.startsWith('8BPS')) return { ok: false, reason: 'psd' }
  if (head.startsWith('ftyp', 4) && HEIF_BRANDS.test(head.slice(8, 12))) return { ok: false, reason: 'heic' }
  if (head.startsWith('%!PS') || head.startsWith('\u00C5\u00D0\u00D3\u00C6')) {
    const illustrator = /%%Creator: ?\(?Adobe Illustrator/.test(head) && !head.includes('EPSF')
    return { ok: false, reason: illustrator ? 'ai-without-pdf' : 'postscript' }
  }
  if (head.startsWith('%PDF-')) return { ok: true, type: isIllustrator(bytes) ? 'ai' : 'pdf' }
  if (isSvg(bytes)) return { ok: true, type: 'svg' }
  return { ok: false, reason: 'unknown-type' }
}

/** Whether a PDF is an Illustrator file: Illustrator stores its own data beside the PDF page. */
function isIllustrator(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/AIPrivateData')
}

/** Whether the text is XML whose root element is svg, after any declaration, comments and doctype. */
function isSvg(bytes: Uint8Array): boolean {
  const text = decodeXmlText(bytes.subarray(0, 65_536)).trimStart()
  const first = /<(?![?!])(?:[\w-]+:)?([\w-]+)/.exec(text.replaceAll(/<!--[\s\S]*?-->/g, ''))
  return text.startsWith('<') && first?.[1] === 'svg'
}

/** Decodes XML as UTF-16 if it starts with a byte order mark of UTF-16, otherwise as UTF-8. */
export function decodeXmlText(bytes: Uint8Array): string {
  const mark = bytes.length > 1 ? ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0) : 0
  const encoding = mark === 0xff_fe ? 'utf-16le' : mark === 0xfe_ff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
