import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { MAX_PIXELS } from '../limits.ts'
import { isCutLineName } from '../customer-cut-line.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import {
  multiplyMatrices,
  computeEnlargement,
  IDENTITY_MATRIX,
  transformSubpath,
  SubpathBuilder,
  type AffineMatrix,
  type Subpath,
} from '../subpaths.ts'
import { parseContentStream, type ContentOperand, type ContentOperation } from './parse-content-stream.ts'
import { unpackStream, repackStream } from './unpack-stream.ts'

type State = { matrix: AffineMatrix; cutStroke: boolean; cutFill: boolean }
type Scope = { resources: PDFDict | undefined; state: State; depth: number }

const MAX_FORM_DEPTH = 8
const MAX_FORMS = 500
const STROKE_OPERATORS = new Set(['S', 's'])
const FILL_OPERATORS = new Set(['f', 'F', 'f*'])
const FILL_AND_STROKE_OPERATORS = new Set(['B', 'B*', 'b', 'b*'])

/** Collects everything that a page draws in a cut line's spot colour or layer. */
export class CutLineFinder {
  /** The cut lines in the page's unit, with y upwards. */
  readonly tracks: Subpath[] = []
  /** Resolution of the coarsest image on the page, in pixels per unit of the page; infinite if the page has no images. */
  coarsest = Infinity
  private forms = 0

  /** Returns the content stream with its cut lines made invisible. The number of bytes stays the same. */
  read(bytes: Uint8Array, resources: PDFDict | undefined): Uint8Array {
    const start = { matrix: IDENTITY_MATRIX, cutStroke: false, cutFill: false }
    return this.follow(bytes, { resources, state: start, depth: 0 })
  }

  private follow(bytes: Uint8Array, { resources, state, depth }: Scope): Uint8Array {
    const edited = new Uint8Array(bytes)
    const saved: State[] = []
    const layers: boolean[] = []
    let now = state
    let pen = new SubpathBuilder()
    for (const operation of parseContentStream(bytes)) {
      const { name, operands } = operation
      if (name === 'q') saved.push(now)
      else if (name === 'Q') now = saved.pop() ?? now
      else if (name === 'cm') now = { ...now, matrix: multiplyMatrices(now.matrix, matrixOf(operands)) }
      else if (name === 'CS') now = { ...now, cutStroke: isCutSpace(resources, operands) }
      else if (name === 'cs') now = { ...now, cutFill: isCutSpace(resources, operands) }
      else if (/^(G|RG|K)$/.test(name)) now = { ...now, cutStroke: false }
      else if (/^(g|rg|k)$/.test(name)) now = { ...now, cutFill: false }
      else if (name === 'BDC' || name === 'BMC') layers.push(isCutLayer(resources, operands))
      else if (name === 'EMC') layers.pop()
      else if (name === 'Do') this.draw(operands, { resources, state: now, depth })
      else if (name === 'n') pen = new SubpathBuilder()
      else if (
        STROKE_OPERATORS.has(name) ||
        FILL_OPERATORS.has(name) ||
        FILL_AND_STROKE_OPERATORS.has(name)
      ) {
        if (name.startsWith('s') || name.startsWith('b')) pen.close()
        this.paint(operation, pen, now, layers.includes(true), edited)
        pen = new SubpathBuilder()
      } else
        addToPath(
          pen,
          name,
          operands.filter((n) => typeof n === 'number'),
        )
    }
    return edited
  }

  private paint(
    { name, at }: ContentOperation,
    pen: SubpathBuilder,
    state: State,
    inLayer: boolean,
    edited: Uint8Array,
  ): void {
    const stroke = (inLayer || state.cutStroke) && !FILL_OPERATORS.has(name)
    const fill = (inLayer || state.cutFill) && !STROKE_OPERATORS.has(name)
    if (!stroke && !fill) return
    for (const track of pen.tracks) {
      // A fill implicitly closes its subpath.
      this.tracks.push(transformSubpath(state.matrix, fill ? { ...track, closed: true } : track))
    }
    // If only the fill has the cut colour, the stroke is kept. If only the stroke has the cut colour, the fill is kept.
    const left = FILL_AND_STROKE_OPERATORS.has(name) && stroke !== fill ? (stroke ? 'f' : 'S') : 'n'
    edited[at] = left.charCodeAt(0)
    if (name.length > 1 && left !== 'f') edited[at + 1] = 32
  }

  private draw([operand]: ContentOperand[], { resources, state, depth }: Scope): void {
    const key = typeof operand === 'object' ? PDFName.of(operand.name) : undefined
    const objects = resources?.lookup(PDFName.of('XObject'))
    if (!key || !(objects instanceof PDFDict)) return
    const stream = objects.lookup(key)
    if (!(stream instanceof PDFRawStream)) return
    const kind = stream.dict.lookup(PDFName.of('Subtype'))
    if (kind === PDFName.of('Image')) this.measure(stream, state.matrix)
    if (kind !== PDFName.of('Form') || depth >= MAX_FORM_DEPTH || this.forms >= MAX_FORMS) return
    this.forms += 1
    const bytes = unpackStream(stream)
    if (!bytes) return
    const own = stream.dict.lookup(PDFName.of('Resources'))
    const matrix = matrixOf(numbersIn(stream.dict.lookup(PDFName.of('Matrix'))))
    const before = this.tracks.length
    const edited = this.follow(bytes, {
      resources: own instanceof PDFDict ? own : resources,
      state: { ...state, matrix: multiplyMatrices(state.matrix, matrix) },
      depth: depth + 1,
    })
    if (this.tracks.length > before) objects.set(key, objects.context.register(repackStream(stream, edited)))
  }

  /**
   * Updates `coarsest`, the lowest image resolution found so far. PDF draws an image into the unit square, so `matrix` gives the image's
   * size on the page.
   */
  private measure({ dict }: PDFRawStream, matrix: AffineMatrix): void {
    const [width, height] = ['Width', 'Height'].map((key) => dict.lookup(PDFName.of(key)))
    const isMask = dict.has(PDFName.of('ImageMask'))
    if (isMask || !(width instanceof PDFNumber) || !(height instanceof PDFNumber)) return
    // An image that is too large is refused, because PDF.js would silently leave it out.
    if (width.asNumber() * height.asNumber() > MAX_PIXELS) throw new ArtworkRefusedError('too-many-pixels')
    const size = computeEnlargement(matrix)
    const pixels = Math.sqrt(width.asNumber() * height.asNumber())
    if (size > 0 && pixels > 1) this.coarsest = Math.min(this.coarsest, pixels / size)
  }
}

function addToPath(pen: SubpathBuilder, name: string, n: readonly number[]): void {
  const at = (i: number): { x: number; y: number } => ({ x: n[i] ?? 0, y: n[i + 1] ?? 0 })
  if (name === 'm') pen.move(at(0))
  else if (name === 'l') pen.line(at(0))
  else if (name === 'c') pen.curve(at(0), at(2), at(4))
  else if (name === 'v') pen.curve(pen.position(), at(0), at(2))
  else if (name === 'y') pen.curve(at(0), at(2), at(2))
  else if (name === 'h') pen.close()
  else if (name === 're') {
    const { x, y } = at(0)
    const [width, height] = [n[2] ?? 0, n[3] ?? 0]
    pen.move({ x, y })
    pen.line({ x: x + width, y })
    pen.line({ x: x + width, y: y + height })
    pen.line({ x, y: y + height })
    pen.close()
  }
}

function matrixOf(operands: readonly ContentOperand[]): AffineMatrix {
  const [a, b, c, d, e, f] = operands.map(Number)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return IDENTITY_MATRIX
  return [a, b, c, d, e ?? 0, f ?? 0]
}

function numbersIn(object: PDFObject | undefined): number[] {
  if (!(object instanceof PDFArray)) return []
  return object.asArray().flatMap((n) => (n instanceof PDFNumber ? [n.asNumber()] : []))
}

function lookedUp(
  resources: PDFDict | undefined,
  kind: string,
  operand: ContentOperand | undefined,
): PDFObject | undefined {
  const all = resources?.lookup(PDFName.of(kind))
  return all instanceof PDFDict && typeof operand === 'object'
    ? all.lookup(PDFName.of(operand.name))
    : undefined
}

/** Whether the operand names a cut line's colour space, such as [/Separation /CutContour …] or [/DeviceN [/CutContour …] …]. */
function isCutSpace(resources: PDFDict | undefined, [operand]: ContentOperand[]): boolean {
  const space = lookedUp(resources, 'ColorSpace', operand)
  if (!(space instanceof PDFArray)) return false
  const names = space.lookup(1)
  const all = names instanceof PDFArray ? names.asArray() : [names]
  return all.some((name) => name instanceof PDFName && isCutLineName(name.decodeText()))
}

function isCutLayer(resources: PDFDict | undefined, [, operand]: ContentOperand[]): boolean {
  const layer = lookedUp(resources, 'Properties', operand)
  const name = layer instanceof PDFDict ? layer.lookup(PDFName.of('Name')) : undefined
  return (name instanceof PDFString || name instanceof PDFHexString) && isCutLineName(name.decodeText())
}
