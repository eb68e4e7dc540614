/** A rectangle in a size comparison with its label. Sizes are in mm. All rectangles have the same lower left corner. */
export type LabelledPiece = { label: string; widthMm: number; heightMm: number }

// The width of a letter and the height of a line, relative to the type size.
const LETTER_WIDTH = 0.58
const LINE_HEIGHT = 1.2

/**
 * Returns the distance of each label's baseline from the common lower edge, in mm, in the order of the pieces. A label is above its piece,
 * at the right edge. If a label would cover another label, it moves above the other label. `letter` is the type size in mm.
 */
export function computeLabelHeights(pieces: readonly LabelledPiece[], letter: number): number[] {
  const placed: { left: number; right: number; at: number }[] = []
  return pieces.map(({ label, widthMm, heightMm }) => {
    const [left, right] = [widthMm - label.length * letter * LETTER_WIDTH, widthMm]
    let at = heightMm + letter * 0.35
    const covers = (): boolean =>
      placed.some(
        (other) => left < other.right && right > other.left && Math.abs(at - other.at) < letter * LINE_HEIGHT,
      )
    while (covers()) at += letter * LINE_HEIGHT
    placed.push({ left, right, at })
    return at
  })
}

/** Swaps a piece's width and height to match its picture: a sign of 12 × 24 in with a landscape picture is 24 in wide. */
export function matchOrientation(
  aspect: number,
  side: number,
  other: number,
): { widthMm: number; heightMm: number } {
  const [long, short] = [Math.max(side, other), Math.min(side, other)]
  return aspect >= 1 ? { widthMm: long, heightMm: short } : { widthMm: short, heightMm: long }
}
