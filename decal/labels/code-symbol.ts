import encoder from 'bwip-js/node'

/** The encoder's name for each kind of label code. GS1-128 and GS1 DataMatrix take text such as "(01)09506000134352(10)A1". */
const ENCODERS = {
  code128: 'code128',
  'gs1-128': 'gs1-128',
  ean13: 'ean13',
  qr: 'qrcode',
  'gs1-datamatrix': 'gs1datamatrix',
} as const
export type CodeKind = keyof typeof ENCODERS

export type CodeBox = { x: number; y: number; width: number; height: number }

/**
 * A code's dark parts, measured in modules from the upper left corner of its ink, and its quiet zones. The bars of a `linear` code are one
 * unit high and are stretched to the label's height.
 */
export type CodeSymbol = {
  linear: boolean
  wide: number
  high: number
  dark: readonly CodeBox[]
  quiet: { left: number; right: number; above: number }
}

/**
 * Quiet zones in modules, from ISO/IEC 15417 (Code 128), 15420 (EAN, whose quiet zone is wider on the left), 18004 (QR) and 16022 (Data
 * Matrix).
 */
const QUIET_ZONES: Record<CodeKind, CodeSymbol['quiet']> = {
  code128: { left: 10, right: 10, above: 0 },
  'gs1-128': { left: 10, right: 10, above: 0 },
  ean13: { left: 11, right: 7, above: 0 },
  qr: { left: 4, right: 4, above: 4 },
  'gs1-datamatrix': { left: 1, right: 1, above: 1 },
}

/** Height of an EAN-13's ordinary bars relative to its guard bars: 22.85 mm of 24.5 mm at nominal size. */
const EAN_BARS = 22.85 / 24.5
const EAN_GUARDS = [0, 45, 92] as const
const GUARD_WIDTH = 5

/** Encodes a text. `version` is the size of a QR code, 1 to 40. Throws for content that this kind of code can't contain. */
export function drawCode(kind: CodeKind, text: string, version?: number): CodeSymbol {
  const options = kind === 'qr' ? { eclevel: 'M', ...(version && { version: String(version) }) } : {}
  const [made] = encoder.raw({ bcid: ENCODERS[kind], text, ...options })
  if (!made) throw new Error(`The encoder made no ${kind}`)
  return 'pixs' in made
    ? {
        linear: false,
        wide: made.pixx,
        high: made.pixy,
        dark: runsOf(made.pixs, made.pixx),
        quiet: QUIET_ZONES[kind],
      }
    : { linear: true, ...barsOf(made.sbs, kind === 'ean13'), high: 1, quiet: QUIET_ZONES[kind] }
}

/** Joins horizontally adjacent dark modules into one box. */
function runsOf(modules: readonly number[], wide: number): CodeBox[] {
  const runs: CodeBox[] = []
  modules.forEach((dark, i) => {
    if (!dark) return
    const [x, y] = [i % wide, Math.floor(i / wide)]
    const last = runs.at(-1)
    if (last && last.y === y && last.x + last.width === x) last.width += 1
    else runs.push({ x, y, width: 1, height: 1 })
  })
  return runs
}

/** Converts the widths of a code's bars and spaces, which alternate, to the positions of its bars. */
function barsOf(widths: readonly number[], isEan: boolean): { wide: number; dark: CodeBox[] } {
  const dark: CodeBox[] = []
  let x = 0
  widths.forEach((width, i) => {
    const start = x
    x += width
    if (i % 2 === 1) return
    const isGuard = EAN_GUARDS.some((at) => start >= at && start < at + GUARD_WIDTH)
    dark.push({ x: start, y: 0, width, height: isEan && !isGuard ? EAN_BARS : 1 })
  })
  return { wide: x, dark }
}

/** The number of bytes that fit in a QR code of each version at error correction M (ISO/IEC 18004, table 7). */
const QR_BYTES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213] as const

/** Returns the smallest QR version that has room for this number of bytes; null if even version 10 is too small. */
export function chooseQrVersion(bytes: number): number | null {
  const index = QR_BYTES.findIndex((most) => bytes <= most)
  return index < 0 ? null : index + 1
}

/** Returns a QR code of the given version without its modules, so that a label can be laid out before its code is drawn. */
export function measureQr(version: number): CodeSymbol {
  const side = 17 + 4 * version
  return { linear: false, wide: side, high: side, dark: [], quiet: QUIET_ZONES.qr }
}
