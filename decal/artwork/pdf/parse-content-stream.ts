/** One operator of a PDF content stream with its operands and its byte offsets in the stream. */
export type ContentOperation = { name: string; operands: ContentOperand[]; at: number; end: number }
export type ContentOperand = number | string | { name: string }

const SPACE_BYTES = new Set([0, 9, 10, 12, 13, 32])
const DELIMITER_BYTES = new Set(Buffer.from('()<>[]{}/%'))
// The maximum number of operations that are searched for a cut line. Longer streams are still drawn.
const MAX_OPERATIONS = 400_000

/**
 * Yields the operations of a content stream in order. Operands other than numbers and names are skipped, because cut lines don't need them.
 * Stops after 400,000 operations.
 */
export function* parseContentStream(bytes: Uint8Array): Generator<ContentOperation> {
  let at = 0
  let operands: ContentOperand[] = []
  for (let count = 0; at < bytes.length && count < MAX_OPERATIONS;) {
    const sign = bytes[at] ?? 0
    if (SPACE_BYTES.has(sign)) at += 1
    else if (sign === 0x25) at = lineEnd(bytes, at)
    else if (sign === 0x28) at = stringEnd(bytes, at)
    else if (sign === 0x3c && bytes[at + 1] !== 0x3c) at = after(bytes, 0x3e, at)
    else if (DELIMITER_BYTES.has(sign) && sign !== 0x2f) at += 1
    else {
      const end = wordEnd(bytes, at + 1)
      const word = textOf(bytes, at, end)
      const operand = operandOf(word)
      if (operand !== null) operands.push(operand)
      else {
        yield { name: word, operands, at, end }
        operands = []
        count += 1
      }
      at = word === 'ID' ? pictureEnd(bytes, end) : end
    }
  }
}

function operandOf(word: string): ContentOperand | null {
  if (word.startsWith('/')) return { name: decodedName(word.slice(1)) }
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return Number(word)
  return /^(true|false|null)$/.test(word) ? word : null
}

/** Decodes #xx in a name as the byte with the hexadecimal value xx. */
const decodedName = (name: string): string =>
  name.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(String(hex), 16)))

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1')
}

function wordEnd(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && !SPACE_BYTES.has(bytes[at] ?? 0) && !DELIMITER_BYTES.has(bytes[at] ?? 0))
    at += 1
  return at
}

function lineEnd(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
  return at
}

function after(bytes: Uint8Array, sign: number, from: number): number {
  const at = bytes.indexOf(sign, from)
  return at < 0 ? bytes.length : at + 1
}

/** Parentheses nest within strings; a backslash escapes the next character. */
function stringEnd(bytes: Uint8Array, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === 0x5c) at += 1
    else if (bytes[at] === 0x28) depth += 1
    else if (bytes[at] === 0x29) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return bytes.length
}

/** Returns the index at which an inline image's data ends. The end is the operator EI between white space. */
function pictureEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x45, from); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    const alone = SPACE_BYTES.has(bytes[at - 1] ?? 32) && SPACE_BYTES.has(bytes[at + 2] ?? 32)
    if (bytes[at + 1] === 0x49 && alone) return at + 2
  }
  return bytes.length
}
