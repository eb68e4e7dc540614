/**
 * Draws the sample artwork, which is replaced when the visitor chooses a picture. The still pictures of the packages show the same artwork.
 */
export function drawSampleArtwork(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 768
  canvas.height = 1024
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return canvas
  // The artwork is 60 × 80 in the units of the still pictures.
  pen.scale(12.8, 12.8)
  pen.fillStyle = SAMPLE_ARTWORK.ground
  pen.fillRect(0, 0, 60, 80)
  const [sun, leaf] = [new Path2D(SAMPLE_ARTWORK.sunData), new Path2D(SAMPLE_ARTWORK.leafData)]
  pen.fillStyle = SAMPLE_ARTWORK.sun
  pen.fill(sun)
  pen.fillStyle = SAMPLE_ARTWORK.leaf
  pen.fill(leaf)
  pen.fillStyle = '#ffffff'
  pen.textAlign = 'center'
  pen.font = '800 15px "Archivo Display", Arial, sans-serif'
  pen.fillText(SAMPLE_ARTWORK.word, 30, 60)
  pen.font = '600 4px "Archivo Text", Arial, sans-serif'
  pen.fillText(SAMPLE_ARTWORK.line, 30, 67)
  return canvas
}

/** The design of a packet of tea, on a field of 60 × 80 units. */
export const SAMPLE_ARTWORK = {
  ground: '#0f6373',
  sun: '#ffc400',
  sunData: 'M44 28a14 14 0 1 1-28 0 14 14 0 0 1 28 0z',
  leaf: '#0b1f2a',
  leafData: 'M30 42C18 36 17 24 30 12c13 12 12 24 0 30zM29.4 18h1.2v28h-1.2z',
  word: 'TEA',
  line: 'LOOSE LEAF · 100 G',
} as const
