import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import { parseContentStream, type ContentOperand } from './parse-content-stream.ts'
import { unpackStream } from './unpack-stream.ts'

/** The maximum depth of nested forms. Each level saves the graphics state, and PDF allows 28 nested saved states (ISO 32000-1, annex C). */
const MAX_DEPTH = 28
/** The maximum number of operations in a page's forms. If a form is drawn several times, its operations count each time. */
const MAX_OPERATIONS = 1_000_000

/** The cost of drawing something: how deep its forms are nested, and how many operations are run. */
type Weight = { levels: number; operations: number }
type Drawing = { stream: PDFRawStream; resources: PDFDict | undefined; counts: boolean }

/**
 * Refuses a page whose forms take too long to draw. Also checks the page's patterns, soft masks and Type 3 fonts, each only once. Throws
 * ArtworkRefusedError `nested-forms` if a form draws itself, if forms nest more than 28 deep, or if they run more than a million operations
 * in total.
 */
export function refuseNestedForms({ node }: PDFPage): void {
  const contents = node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents]
  const weigh = formWeigher()
  let operations = 0
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) continue
    operations += weigh({ stream, resources: node.Resources(), counts: true }, 0).operations
    if (operations > MAX_OPERATIONS) throw new ArtworkRefusedError('nested-forms')
  }
}

function formWeigher(): (drawing: Drawing, depth: number) => Weight {
  const known = new Map<PDFDict | undefined, Map<PDFRawStream, Weight>>()
  return weigh

  function weigh({ stream, resources }: Drawing, depth: number): Weight {
    const inside = known.get(resources) ?? new Map<PDFRawStream, Weight>()
    known.set(resources, inside)
    const weight = inside.get(stream) ?? follow(stream, resources, depth)
    inside.set(stream, weight)
    if (depth + weight.levels > MAX_DEPTH) throw new ArtworkRefusedError('nested-forms')
    return weight
  }

  /** Adds up the cost of a drawing's forms. If a form draws itself, the recursion stops at the depth limit. */
  function follow(stream: PDFRawStream, resources: PDFDict | undefined, depth: number): Weight {
    if (depth > MAX_DEPTH) throw new ArtworkRefusedError('nested-forms')
    const weight = { levels: 0, operations: 0 }
    for (const { name, operands } of parseContentStream(bytesOf(stream))) {
      if (depth > 0) weight.operations += 1
      for (const drawing of drawnBy(name, operands, resources)) {
        const { levels, operations } = weigh(drawing, depth + 1)
        weight.levels = Math.max(weight.levels, levels + 1)
        if (drawing.counts) weight.operations += operations
      }
      if (weight.operations > MAX_OPERATIONS) throw new ArtworkRefusedError('nested-forms')
    }
    return weight
  }
}

function bytesOf(stream: PDFRawStream): Uint8Array {
  try {
    return unpackStream(stream) ?? decodePDFRawStream(stream).decode()
  } catch {
    return new Uint8Array()
  }
}

/** Returns the streams that an operation draws. */
function drawnBy(
  name: string,
  operands: readonly ContentOperand[],
  resources: PDFDict | undefined,
): Drawing[] {
  const found = (kind: string): PDFObject | undefined => lookedUp(resources, kind, operands)
  if (name === 'Do') return drawings(found('XObject'), resources, 'Form')
  if (name === 'scn' || name === 'SCN') return drawings(found('Pattern'), resources)
  if (name === 'gs') return drawings(at(at(found('ExtGState'), 'SMask'), 'G'), resources)
  return name === 'Tf' ? letters(found('Font'), resources) : []
}

function drawings(
  stream: PDFObject | undefined,
  outer: PDFDict | undefined,
  kind: string | null = null,
): Drawing[] {
  if (!(stream instanceof PDFRawStream)) return []
  if (kind !== null && stream.dict.lookup(PDFName.of('Subtype')) !== PDFName.of(kind)) return []
  return [{ stream, resources: ownResources(stream.dict, outer), counts: true }]
}

/** Returns a Type 3 font's letters as drawings. Their operations aren't counted, because it is unknown how often each letter is drawn. */
function letters(font: PDFObject | undefined, outer: PDFDict | undefined): Drawing[] {
  const shapes = at(font, 'CharProcs')
  if (!(font instanceof PDFDict) || !(shapes instanceof PDFDict)) return []
  const resources = ownResources(font, outer)
  return shapes.keys().flatMap((key) => {
    const stream = shapes.lookup(key)
    return stream instanceof PDFRawStream ? [{ stream, resources, counts: false }] : []
  })
}

function ownResources(dict: PDFDict, outer: PDFDict | undefined): PDFDict | undefined {
  const own = at(dict, 'Resources')
  return own instanceof PDFDict ? own : outer
}

function lookedUp(
  resources: PDFDict | undefined,
  kind: string,
  operands: readonly ContentOperand[],
): PDFObject | undefined {
  const operand = operands.findLast((one) => typeof one === 'object')
  return operand && at(at(resources, kind), operand.name)
}

const at = (dict: PDFObject | undefined, key: string): PDFObject | undefined =>
  dict instanceof PDFDict ? dict.lookup(PDFName.of(key)) : undefined
