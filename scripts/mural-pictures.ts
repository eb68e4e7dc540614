import { createSeededRandom } from '../decal/random.ts'

/** The side of a mural in drawing units. The mural is 8 × 8 ft and consists of panels 2 ft wide. */
const SIDE = 800
const PANELS = 4

const box = (fill: string, x: number, y: number, width: number, height: number): string =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`
const area = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`
const disc = (fill: string, cx: number, cy: number, r: number): string =>
  `<circle fill="${fill}" cx="${cx}" cy="${cy}" r="${r}"/>`

/** Draws a row of spruces along a line. The fog of the next row hides the trunks. */
function spruces(fill: string, ground: number, height: number, count: number): string {
  const random = createSeededRandom(`spruces ${ground}`)
  const trees = Array.from({ length: count }, (_, at) => {
    const x = Math.round(((at + random() * 0.7) * SIDE) / (count - 1)) - 20
    const tall = Math.round(height * (0.7 + random() * 0.5))
    const wide = Math.round(tall * 0.2)
    const tiers = [0, 0.25, 0.5].map((down) => {
      const top = Math.round(ground - tall * (1 - down))
      const half = Math.round(wide * (0.45 + down))
      return `M${x} ${top}l${half} ${Math.round(tall * 0.42)}h${-2 * half}z`
    })
    return tiers.join('')
  })
  return area(fill, `${trees.join('')}M0 ${ground - 20}h${SIDE}v${SIDE - ground + 20}H0z`)
}

const forest = (): string =>
  box('#e3ebe4', 0, 0, SIDE, SIDE) +
  disc('#f4f1dd', 560, 190, 70) +
  spruces('#bccfc3', 470, 230, 17) +
  spruces('#8fb0a0', 560, 290, 13) +
  spruces('#527f6d', 670, 350, 9) +
  spruces('#1f4a3f', 800, 420, 7)

const lake = (): string =>
  box('#a9d3dc', 0, 0, SIDE, SIDE) +
  box('#cfe6e4', 0, 210, SIDE, 120) +
  box('#f6e3bd', 0, 330, SIDE, 90) +
  disc('#ffc400', 560, 372, 58) +
  area('#6f9aa3', 'M0 420c90-70 170-84 250-40 60 34 120-20 190-10 70 12 100 50 180 20 70-26 120 4 180 30z') +
  box('#0f6373', 0, 420, SIDE, 380) +
  box('#2b8496', 0, 420, SIDE, 70) +
  area('#f0d48a', 'M500 440h120v8H500zM520 466h90v8h-90zM508 496h110v8H508zM534 528h64v8h-64z') +
  area(
    '#5aa6b4',
    'M60 520h150v7H60zM240 590h210v7H240zM610 600h140v7H610zM110 690h230v7H110zM470 720h190v7H470z',
  ) +
  area('#ffffff', 'M262 388v132h-78z') +
  area('#e4ebea', 'M272 420v100h54z') +
  area('#c8242b', 'M170 530h176l-30 36H206z')

const photo = (): string =>
  box('#8cc3dd', 0, 0, SIDE, SIDE) +
  area(
    '#ffffff',
    'M80 150a40 40 0 0 1 76-18 50 50 0 0 1 90 18zM520 110a34 34 0 0 1 66-14 42 42 0 0 1 76 14z',
  ) +
  area('#7b93a8', 'M0 470 190 200l120 150 110-190 210 260 80-90 90 140z') +
  area('#f4f6f7', 'm190 200-62 88 34 20 26-22 40 26 24-28zM420 160l-58 100 38 6 22-28 34 34 34-14z') +
  area('#2f5d49', 'M0 470h800v80H0z') +
  spruces('#234a3a', 520, 150, 19) +
  box('#3f8296', 0, 500, SIDE, 300) +
  area('#6fa9b8', 'M0 530h800v14H0zM90 600h260v9H90zM430 650h300v9H430zM40 720h240v9H40z') +
  area('#a8622c', 'M250 640c120 26 240 26 360 0l28-16c-10 46-50 76-120 76H344c-70 0-110-30-122-76z') +
  area('#0b1f2a', 'M408 560a24 24 0 1 1 48 0 24 24 0 0 1-48 0zm-16 94c0-44 14-66 40-66s40 22 40 66z')

/** Draws a map with a coloured patch for each part of the country, and the faces of animals. */
const map = (): string =>
  box('#bfe0e6', 0, 0, SIDE, SIDE) +
  area('#8fc0ca', 'M40 700h90v8H40zM640 90h110v8H640zM60 110h70v8H60zM600 730h120v8H600z') +
  area('#f2b84b', 'M60 260 150 180l70 30 10 250-60 130-60-70z') +
  area('#e5894d', 'M230 210h100l10 380H175l60-125z') +
  area('#7fb069', 'M340 300h90l8 290h-92z') +
  area('#d95f4b', 'M436 320h84l30 90-30 180h-76z') +
  area('#4f9d9d', 'm530 340 60 20 46 90 10 110-50 60-64-30 24-180z') +
  area('#f2d06b', 'm640 360 60-20 50 90-20 120-66 10-16-110z') +
  area('#e9c7d8', 'M230 200 330 70l120-10 70 60-20 110-64 70-96-8-10-90z') +
  area('#c7b8e0', 'm540 120 70-60 70 80-40 110-90-20z') +
  area('#ffffff', 'm110 330 44-70 44 70zm60 60 34-56 34 56z') +
  [
    ['#6b4a2d', 284, 430],
    ['#3a3f44', 392, 420],
    ['#8a4b1f', 488, 470],
    ['#f4f6f7', 372, 170],
    ['#3a3f44', 604, 480],
    ['#b0602c', 690, 440],
    ['#f4f6f7', 610, 160],
    ['#6b4a2d', 150, 470],
    ['#3a3f44', 140, 250],
    ['#b0602c', 282, 290],
    ['#6b4a2d', 440, 150],
    ['#f4f6f7', 390, 520],
    ['#b0602c', 480, 380],
  ]
    .map(([fur, x, y]) => face(String(fur), Number(x), Number(y)))
    .join('')

const face = (fur: string, x: number, y: number): string =>
  disc(fur, x - 22, y - 24, 13) +
  disc(fur, x + 22, y - 24, 13) +
  disc(fur, x, y, 34) +
  disc('#e9d9c3', x, y + 12, 16) +
  disc('#0b1f2a', x, y + 6, 6) +
  disc('#0b1f2a', x - 13, y - 8, 4) +
  disc('#0b1f2a', x + 13, y - 8, 4)

/** The shop's murals, by product handle. They aren't decals, so they are drawn here. */
const MURALS: Readonly<Record<string, () => string>> = {
  'mural-escarpment-forest': forest,
  'mural-lake-horizon': lake,
  'mural-custom-print': photo,
  'mural-kids-map': map,
}

/**
 * Draws the pictures of a mural: in a room, and as a whole, divided into panels. The keys of the result are the suffixes of the file names.
 * Null for other products.
 */
export function drawMuralPictures(handle: string): Map<string, string> | null {
  const art = MURALS[handle]?.()
  if (art === undefined) return null
  const seams = Array.from({ length: PANELS - 1 }, (_, at) => {
    const x = ((at + 1) * SIDE) / PANELS
    return `M${x} 0v${SIDE}`
  })
  const panels = `${art}<path fill="none" stroke="#0b1f2a" stroke-opacity=".16" stroke-width="2" d="${seams.join('')}"/>`
  const whole = `${box('#dfe6e4', 0, 0, 1000, 1000)}<g transform="translate(60 60)scale(1.1)">${clipped(panels)}</g>`
  return new Map([
    ['', picture(room(panels))],
    ['-wall', picture(whole)],
  ])
}

const picture = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"><clipPath id="a"><path d="M0 0h${SIDE}v${SIDE}H0z"/></clipPath>${body}</svg>\n`

const clipped = (art: string): string => `<g clip-path="url(#a)">${art}</g>`

/** Draws a room with a bench and a plant. The mural covers one wall from the ceiling to the skirting board. */
const room = (art: string): string =>
  box('#f5f6f4', 0, 0, 1000, 1000) +
  `<g transform="translate(0 30)"><g transform="translate(90 0)scale(1.025)">${clipped(art)}</g></g>` +
  box('#e9ebe8', 0, 30, 90, 820) +
  box('#e9ebe8', 910, 30, 90, 820) +
  box('#f5f6f4', 0, 0, 1000, 30) +
  box('#ffffff', 0, 838, 1000, 24) +
  box('#c49a6c', 0, 862, 1000, 138) +
  box('#b3895b', 0, 926, 1000, 4) +
  '<ellipse fill="#a07a50" cx="420" cy="940" rx="270" ry="16"/>' +
  box('#17313f', 180, 760, 480, 76) +
  box('#0f6373', 180, 726, 480, 44) +
  box('#6b4a2d', 210, 836, 22, 100) +
  box('#6b4a2d', 608, 836, 22, 100) +
  area(
    '#3f6d4f',
    'M850 810c-70-60-80-150-40-200 40 40 54 110 40 200zm0 0c-8-90 10-170 60-220 24 70 4 160-60 220zm0 0c-80-10-120-60-130-110 60 0 110 40 130 110z',
  ) +
  area('#e7e2d8', 'M800 800h110l-18 140h-74z')
