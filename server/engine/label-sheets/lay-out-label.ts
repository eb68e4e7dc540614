import { type CodeSymbol, drawCode, measureQr, chooseQrVersion } from '../../../decal/labels/code-symbol.ts'
import type { LabelItem } from '../../../decal/labels/label-drawing.ts'
import type { LabelTypesetter } from '../../../decal/labels/label-letters.ts'
import { LABEL_MARGIN_MM } from '../../../domain/labels/label-sheet.ts'
import type { LabelLayoutFault } from '../../../domain/labels/label-sheet-faults.ts'
import { computeMinModule, chooseModuleWidth } from '../../../domain/labels/module-width.ts'
import type { LabelCode, Symbology } from '../../../domain/labels/symbologies.ts'
import {
  type LabelShape,
  type LabelLayoutResult,
  MIN_TYPE_SIZE_MM,
  computeLinePitch,
  typesetLines,
  computeSizeOfPitch,
  type TextBlock,
  computeTypeSize,
} from './label-lines.ts'
import { layOutEan } from './lay-out-ean.ts'

/**
 * The minimum and maximum width of a module (the narrowest bar), in mm. Below the minimum, scanners can't read the code reliably. Above the
 * maximum, they don't read it any better. The field `leastBars` is the minimum height of the bars in mm.
 */
const LINEAR_MODULE_MM = { least: 0.19, most: 0.5, leastBars: 5 } as const
/** The extra distance in mm between the bars and the text above them. */
const TEXT_GAP_MM = 0.7
const SQUARE_MODULE_MM = { least: 0.25, most: 1 } as const
const refuse = (fault: LabelLayoutFault): { ok: false; fault: LabelLayoutFault } => ({ ok: false, fault })

/**
 * Lays out one label. The code, including its quiet zones, is made as large as fits. A label that would be illegible is refused. If only
 * the size matters (`want` is "measured"), the modules of a QR code are counted and not drawn, which is a hundred times as fast.
 */
export function layOutLabel(
  shape: LabelShape,
  { code, texts }: { code: LabelCode; texts: readonly string[] },
  letters: LabelTypesetter,
  want: 'drawn' | 'measured',
): LabelLayoutResult {
  const symbol = symbolOf(shape.symbology, code.text, want)
  if (symbol === null) return refuse({ code: 'too-much-data' })
  if (shape.symbology === 'ean13') return layOutEan(shape, symbol, { code, texts, letters })
  return symbol.linear
    ? layOutLinear(shape, symbol, { texts, shown: code.shown, letters })
    : layOutSquare(shape, symbol, { texts: [...texts, ...code.shown], letters })
}

function symbolOf(symbology: Symbology, text: string, want: 'drawn' | 'measured'): CodeSymbol | null {
  if (symbology !== 'qr') return drawCode(symbology, text)
  const version = chooseQrVersion(new TextEncoder().encode(text).length)
  if (version === null) return null
  return want === 'drawn' ? drawCode('qr', text, version) : measureQr(version)
}

type LabelTexts = { texts: readonly string[]; letters: LabelTypesetter }

function layOutLinear(
  { widthMm, heightMm, resolution }: LabelShape,
  symbol: CodeSymbol,
  { texts, shown, letters }: LabelTexts & { shown: readonly string[] },
): LabelLayoutResult {
  const modules = symbol.quiet.left + symbol.wide + symbol.quiet.right
  const moduleMm = chooseModuleWidth(modules, {
    mm: widthMm - 2 * LABEL_MARGIN_MM,
    resolution,
    ...LINEAR_MODULE_MM,
  })
  if (moduleMm === null)
    return refuse({
      code: 'label-too-narrow',
      resolution,
      widthMm: modules * computeMinModule(resolution, LINEAR_MODULE_MM.least) + 2 * LABEL_MARGIN_MM,
    })
  const size = computeTypeSize(heightMm)
  const lines = computeLinePitch(size)
  const barMm = heightMm - 2 * LABEL_MARGIN_MM - (texts.length + shown.length) * lines
  if (barMm < LINEAR_MODULE_MM.leastBars)
    return refuse({
      code: 'bars-too-short',
      lines: texts.length,
      leastBarMm: LINEAR_MODULE_MM.leastBars,
      heightMm: heightMm + LINEAR_MODULE_MM.leastBars - barMm,
    })
  // Keeps the text above away from the bars, if the bars stay tall enough.
  const gap = texts.length > 0 ? Math.min(TEXT_GAP_MM, barMm - LINEAR_MODULE_MM.leastBars) : 0
  const top = LABEL_MARGIN_MM + texts.length * lines + gap
  const above = typesetLines(
    texts,
    { x: widthMm / 2, top: LABEL_MARGIN_MM, width: widthMm - 2 * LABEL_MARGIN_MM, size, align: 'centre' },
    letters,
  )
  const below = typesetLines(
    shown,
    {
      x: widthMm / 2,
      top: top + barMm - gap + size * 0.15,
      width: widthMm - 2 * LABEL_MARGIN_MM,
      size,
      align: 'centre',
    },
    letters,
  )
  if (!above.ok) return above
  if (!below.ok) return below
  const x = (widthMm - symbol.wide * moduleMm) / 2
  const bars: LabelItem = { kind: 'code', symbol, x, y: top, moduleMm, barMm: barMm - gap }
  return { ok: true, label: { widthMm, heightMm, items: [bars, ...above.items, ...below.items] } }
}

/** Places the code to the left of the text on a landscape label, and above the text on a portrait label. */
function layOutSquare(
  { widthMm, heightMm, resolution }: LabelShape,
  symbol: CodeSymbol,
  { texts, letters }: LabelTexts,
): LabelLayoutResult {
  const [roomW, roomH] = [widthMm - 2 * LABEL_MARGIN_MM, heightMm - 2 * LABEL_MARGIN_MM]
  const isBeside = texts.length > 0 && widthMm >= heightMm * 1.2
  const size = isBeside
    ? Math.min(computeTypeSize(heightMm), computeSizeOfPitch(roomH / texts.length))
    : computeTypeSize(heightMm)
  if (size < MIN_TYPE_SIZE_MM - 1e-9)
    return refuse({
      code: 'too-many-lines',
      most: Math.floor(roomH / computeLinePitch(MIN_TYPE_SIZE_MM)),
      lines: texts.length,
    })
  const block = texts.length * computeLinePitch(size)
  const side = isBeside ? Math.min(roomH, roomW * 0.55) : Math.min(roomW, roomH - block)
  const modules = Math.max(symbol.wide, symbol.high) + 2 * symbol.quiet.above
  const moduleMm = chooseModuleWidth(modules, { mm: side, resolution, ...SQUARE_MODULE_MM })
  if (moduleMm === null)
    return refuse({
      code: 'no-room-for-square',
      resolution,
      neededMm: modules * computeMinModule(resolution, SQUARE_MODULE_MM.least),
      roomMm: Math.max(0, side),
    })
  const whole = modules * moduleMm
  const [wide, high] = [symbol.wide * moduleMm, symbol.high * moduleMm]
  const left = isBeside ? LABEL_MARGIN_MM : (widthMm - whole) / 2
  const top = isBeside ? (heightMm - whole) / 2 : LABEL_MARGIN_MM + (roomH - block - whole) / 2
  const code: LabelItem = {
    kind: 'code',
    symbol,
    x: left + (whole - wide) / 2,
    y: top + (whole - high) / 2,
    moduleMm,
    barMm: high,
  }
  const place: TextBlock = isBeside
    ? {
        x: LABEL_MARGIN_MM + whole + 1,
        top: (heightMm - block) / 2,
        width: roomW - whole - 1,
        size,
        align: 'left',
      }
    : { x: widthMm / 2, top: heightMm - LABEL_MARGIN_MM - block, width: roomW, size, align: 'centre' }
  const set = typesetLines(texts, place, letters)
  return set.ok ? { ok: true, label: { widthMm, heightMm, items: [code, ...set.items] } } : set
}
