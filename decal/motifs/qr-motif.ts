import { makeRectangle } from '../geometry/figures.ts'
import { union } from '../geometry/shape-operations.ts'
import { drawCode } from '../labels/code-symbol.ts'
import type { Motif } from './motif.ts'

/** Motifs of QR codes belong to no icon set, so they have this name in place of an icon set's name. */
export const QR_CODE_SET = 'code'
const [DARK, LIGHT] = ['#000000', '#ffffff'] as const

/**
 * Makes a motif of a QR code: dark modules on a light square with a quiet zone of four modules on each side (ISO/IEC 18004). The code has
 * the same colours in every palette, because some phones can't read other colours. Throws for a text that is too long for a code.
 */
export function makeQrMotif(text: string): Motif {
  const { wide, high, dark, quiet } = drawCode('qr', text)
  const size = wide + quiet.left + quiet.right
  const modules = dark.map(({ x, y, width, height }) =>
    makeRectangle(x + quiet.left, y + quiet.above, width, height),
  )
  return {
    set: QR_CODE_SET,
    name: 'qr-code',
    size,
    parts: [
      { colour: LIGHT, shape: makeRectangle(0, 0, size, high + 2 * quiet.above) },
      { colour: DARK, shape: union(...modules) },
    ],
  }
}

/** Returns the text to encode: a web address gets its scheme, other text is unchanged. */
export function toScannableText(text: string): string {
  if (/^https?:\/\//i.test(text) || /^[^\s.]*$|\s|@/.test(text)) return text
  return `https://${text}`
}
