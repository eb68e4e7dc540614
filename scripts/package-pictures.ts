const LEAF =
  'M-4 24h8v40h-8zM0-70l13 26 16-8-4 33 20-14 3 13h17l-16 23 6 9-36 16H-19l-36-16 6-9-16-23h17l3-13 20 14-4-33 16 8z'

const area = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`
const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`
const cut = (d: string): string =>
  `<path fill="none" stroke="#e6007e" stroke-width="4" stroke-dasharray="14 10" d="${d}"/>`
const at = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`
const shadow = (cx: number, cy: number, rx: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx / 9}" fill="#0b1f2a" fill-opacity=".16"/>`

/** The print on a sample package: a leaf above two bars that stand for text. */
const artwork = (fill: string): string =>
  area(fill, LEAF) + area(fill, 'M-84 104H84v18H-84zM-54 138H54v12H-54z')

/** A folded carton with an open lid, and the cut line of its front. */
const carton = (): string =>
  shadow(520, 800, 320) +
  area('#cdac7b', 'M450 262l26-120 330 36-26 126z') +
  area('#8f6d40', 'M290 312l160-50 330 42-170 62z') +
  area('#e2c797', 'M290 312l320 54v436l-320-62z') +
  area('#b58d58', 'M610 366l170-62v412l-170 86z') +
  at('matrix(1 .18 0 1 450 520)', artwork('#0f6373')) +
  area('#0f6373', 'M290 690l320 60v52l-320-62z') +
  cut('M290 312l320 54v436l-320-62z')

/** A filled stand-up pouch with a zipper and a window. */
const pouch = (): string =>
  shadow(500, 842, 270) +
  area('#e9e4d6', 'M270 150h460q-18 320 30 620q-10 72-260 72T240 770q48-300 30-620z') +
  area('#d2cab5', 'M240 770q260-76 520 0q-10 72-260 72T240 770z') +
  area('#c9c1ab', 'M270 150h460v58H270z') +
  line('#8c846d', 5, 'M274 250h452M274 266h452') +
  area('#3f6d4f', 'M262 330h476q0 180 14 330H248q14-150 14-330z') +
  at('translate(500 450) scale(1.1)', artwork('#f3efe6')) +
  cut('M262 330h476q0 180 14 330H248q14-150 14-330z')

/** A jar of honey with its label. */
const jar = (): string =>
  shadow(500, 836, 250) +
  area('#dfe9ea', 'M290 300q0-46 46-46h328q46 0 46 46v470q0 66-66 66H356q-66 0-66-66z') +
  area('#d9962a', 'M312 340h376v426q0 48-48 48H360q-48 0-48-48z') +
  area('#e9b04c', 'M312 340h60v474h-12q-48 0-48-48z') +
  area('#0b1f2a', 'M318 150h364q18 0 18 18v70q0 18-18 18H318q-18 0-18-18v-70q0-18 18-18z') +
  area('#2a3f4b', 'M300 196h400v14H300z') +
  area('#ffffff', 'M290 420h420v290H290z') +
  area('#c8242b', 'M290 420h420v26H290zM290 684h420v26H290z') +
  at('translate(500 530) scale(.88)', artwork('#0b1f2a')) +
  cut('M290 420h420v290H290z')

const SWATCHES = ['#0b1f2a', '#0f6373', '#3f6d4f', '#e9d2ab', '#ffc400', '#e07a2f', '#c8242b', '#f6f7f6']

/** Printed swatches, fanned out and held together by a rivet. Each has its name on a white strip. */
const sampler = (): string =>
  SWATCHES.map((fill, index) =>
    at(
      `translate(500 800) rotate(${-44.8 + index * 12.8})`,
      area('#0b1f2a22', 'M-56-546H68V44H-56z') +
        area('#ffffff', 'M-62-560H62V40H-62z') +
        area(fill, 'M-62-560H62V-120H-62z') +
        area('#c9d3d3', 'M-40-96H34v12H-40zM-40-72H10v10H-40z'),
    ),
  ).join('') +
  '<circle cx="500" cy="800" r="20" fill="#7b8b91"/><circle cx="500" cy="800" r="9" fill="#e4ebea"/>'

/** Mock-ups of packages, by product handle. They aren't decals, so they are drawn here. */
const PACKAGES: Readonly<Record<string, () => string>> = {
  'mockup-folding-carton': carton,
  'mockup-pouch': pouch,
  'mockup-label': jar,
  'mockup-stock-sampler': sampler,
}

/** Draws the picture of a mock-up of a package; null for other products. */
export function drawPackagePicture(handle: string): string | null {
  const body = PACKAGES[handle]?.()
  if (body === undefined) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${area('#e3e9e7', 'M0 0h1000v1000H0z')}${body}</svg>\n`
}
