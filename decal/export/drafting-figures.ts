import svgpath from 'svgpath'

/**
 * Digits and letters drawn with single strokes, as on a technical drawing, so that no font is needed. They are 6 units high, and their
 * baseline is at y = 6.
 */
const strokes: Readonly<Record<string, { width: number; data: string }>> = {
  '0': { width: 4, data: 'M2 0C.7 0 0 1.3 0 3S.7 6 2 6 4 4.7 4 3 3.3 0 2 0z' },
  '1': { width: 2, data: 'M0 1.3L2 0V6' },
  '2': { width: 4, data: 'M.1 1.6C.1 .7 .9 0 2 0S3.9 .7 3.9 1.7C3.9 2.8 2.9 3.6 .1 6H4' },
  '3': {
    width: 4,
    data: 'M.3 .9C.7 .3 1.3 0 2 0 3.1 0 3.8 .6 3.8 1.4S3.1 2.8 1.7 2.8C3.2 2.8 4 3.4 4 4.4S3.2 6 2 6C1.1 6 .4 5.6 0 4.9',
  },
  '4': { width: 4, data: 'M3 6V0L0 4.3H4' },
  '5': {
    width: 4,
    data: 'M3.7 0H.7L.4 2.7C.9 2.4 1.4 2.2 2 2.2 3.2 2.2 4 3 4 4.1S3.2 6 2 6C1.1 6 .4 5.6 0 4.9',
  },
  '6': { width: 4, data: 'M3.4 .2C1.4 .6 0 2.2 0 4.1 0 5.2 .9 6 2 6S4 5.2 4 4.1 3.1 2.2 2 2.2 0 3 0 4.1' },
  '7': { width: 4, data: 'M0 0H4L1.5 6' },
  '8': {
    width: 4,
    data: 'M2 2.8C1 2.8 .3 2.2 .3 1.4S1 0 2 0 3.7 .6 3.7 1.4 3 2.8 2 2.8C.8 2.8 0 3.5 0 4.4S.8 6 2 6 4 5.3 4 4.4 3.2 2.8 2 2.8z',
  },
  '9': { width: 4, data: 'M.6 5.8C2.6 5.4 4 3.8 4 1.9 4 .8 3.1 0 2 0S0 .8 0 1.9 .9 3.8 2 3.8 4 3 4 1.9' },
  '.': { width: 0, data: 'M0 6V5.9' },
  ' ': { width: 1.6, data: '' },
  m: {
    width: 5,
    data: 'M0 6V2.2M0 3.6C.2 2.7 .8 2.2 1.4 2.2S2.5 2.7 2.5 3.6V6M2.5 3.6C2.7 2.7 3.3 2.2 3.9 2.2S5 2.7 5 3.6V6',
  },
  i: { width: 0, data: 'M0 6V2.2M0 .5V.4' },
  n: { width: 3, data: 'M0 6V2.2M0 3.6C.2 2.7 .9 2.2 1.6 2.2S3 2.7 3 3.7V6' },
}
const HEIGHT = 6
const GAP = 1.7

/**
 * Draws a measure such as "101.6 mm" as path data to stroke, centred on the origin. `height` is the height of the figures. Supports digits,
 * the point, m, i, n and the space; throws for other characters.
 */
export function drawDraftingFigures(text: string, height: number): { data: string; strokeWidth: number } {
  const k = height / HEIGHT
  let pen = 0
  const placed = Array.from(text).map((character) => {
    const stroke = strokes[character]
    if (!stroke) throw new Error(`there is no stroke for "${character}"`)
    const at = pen
    pen += stroke.width + GAP
    return { data: stroke.data, at }
  })
  const middle = (pen - GAP) / 2
  const data = placed
    .filter((glyph) => glyph.data !== '')
    .map((glyph) =>
      svgpath(glyph.data)
        .translate(glyph.at - middle, -HEIGHT / 2)
        .scale(k)
        .round(3)
        .toString(),
    )
  return { data: data.join(''), strokeWidth: 0.62 * k }
}
