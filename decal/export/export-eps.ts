import { type CutLines, listCutLines, type Decal } from '../decal.ts'
import { type Cmyk, CUT_COLOURS, NO_INK, SPOT_NAMES, chooseSpotName, WHITE_INK_NAME } from './inks.ts'
import { writeArtworkOperators, writeMarksOperators } from './press-content.ts'
import type { PressOptions } from './press-options.ts'
import { HAIRLINE_PT, createPressPage, type PressPage } from './press-page.ts'
import { separatePicture, type PressPicture } from './press-picture.ts'
import { computeSheet } from './registration-marks.ts'
import { computeWhitePlate } from './white-plate.ts'

/** PostScript definitions of the PDF path operators. */
const OPERATORS = `/m {moveto} bind def
/l {lineto} bind def
/c {curveto} bind def
/h {closepath} bind def
/f {fill} bind def
/W {clip} bind def
/n {newpath} bind def
/q {gsave} bind def
/Q {grestore} bind def
/k {setcmykcolor} bind def
/cm {6 array astore concat} bind def
`

/**
 * Writes the decal as Encapsulated PostScript (level 3), for programs without PDF support. It has the same page, inks, spot colours and
 * overprinting cut lines as the PDF. A picture is encoded as hexadecimal, which doubles its size. Throws if a spot colour has the name of a
 * printing ink.
 */
export async function exportEps(decal: Decal, options: PressOptions = {}): Promise<string> {
  const names = { ...SPOT_NAMES, [decal.cutKind]: chooseSpotName(decal.cutKind, options.spotName) }
  const { artwork, border, bleed } = decal
  const picture =
    artwork.kind === 'picture' ? pictureOperator(await separatePicture(artwork.png, border)) : ''
  const white = options.white ? await computeWhitePlate(decal, options.white.chokeMm) : []
  const { sheet, marks } = computeSheet(bleed, options.marks ?? false)
  const page = createPressPage(sheet)
  const lines = listCutLines(decal)
  const spots = [
    ...(white.length > 0 ? [{ name: WHITE_INK_NAME, inks: NO_INK }] : []),
    ...lines.map(({ kind }) => ({ name: names[kind], inks: CUT_COLOURS[kind].inks })),
  ]
  // Process inks replace the process inks below them, but leave white ink unchanged.
  const onWhite =
    white.length > 0
      ? `q\n${spotColour(WHITE_INK_NAME, NO_INK)}${page.fill(white)}f\nQ\ntrue setoverprint\n`
      : ''
  return [
    header(page, spots, options.title),
    `%%BeginProlog\n${OPERATORS}%%EndProlog\nq\nq\n${onWhite}${writeArtworkOperators(decal, page, picture)}Q\n`,
    marks.length > 0 ? writeMarksOperators(marks, page) : '',
    ...lines.map((line) => cutOperators(line, names[line.kind], page)),
    'Q\nshowpage\n%%EOF\n',
  ].join('')
}

function cutOperators({ kind, paths }: CutLines, name: string, page: PressPage): string {
  return (
    spotColour(name, CUT_COLOURS[kind].inks) +
    `true setoverprint\n${HAIRLINE_PT} setlinewidth\n1 setlinejoin\n${paths.map(page.curve).join('')}stroke\n`
  )
}

/** Writes the operators that set a spot colour. The colour's tint function maps a tint to four inks. */
function spotColour(name: string, { c, m, y, k }: Cmyk): string {
  const inks = [c, m, y, k].map((ink) => `dup ${ink} mul exch`).join(' ')
  return `[/Separation ${literal(name)} /DeviceCMYK {${inks} pop}] setcolorspace\n1 setcolor\n`
}

type Spot = { name: string; inks: Cmyk }

function header(page: PressPage, spots: readonly Spot[], title: string | undefined): string {
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(page.width)} ${Math.ceil(page.height)}`,
    `%%HiResBoundingBox: 0 0 ${page.width} ${page.height}`,
    ...(title === undefined ? [] : [`%%Title: ${literal(title)}`]),
    '%%LanguageLevel: 3',
    '%%DocumentData: Clean7Bit',
    '%%DocumentProcessColors: Cyan Magenta Yellow Black',
    ...spots.map(({ name }, i) => `${i === 0 ? '%%DocumentCustomColors:' : '%%+'} ${literal(name)}`),
    ...spots.map(
      ({ name, inks: { c, m, y, k } }, i) =>
        `${i === 0 ? '%%CMYKCustomColor:' : '%%+'} ${c} ${m} ${y} ${k} ${literal(name)}`,
    ),
    '%%EndComments\n',
  ].join('\n')
}

/** Writes a PostScript string. Non-ASCII characters become question marks, because the file is 7-bit. */
function literal(text: string): string {
  return `(${text.replaceAll(/[^ -~]/gu, '?').replaceAll(/[\\()]/gu, String.raw`\$&`)})`
}

/**
 * Writes a procedure that paints the picture on the unit square, followed by the picture's data. The code has to be a single procedure,
 * because the interpreter has to read all of the code before the data begins. The last line of the procedure skips to the end mark of the
 * data.
 */
function pictureOperator({ widthPx, heightPx, deflated }: PressPicture): string {
  const hex = Buffer.from(deflated).toString('hex').replaceAll(/.{80}/gu, '$&\n')
  return `/DeviceCMYK setcolorspace
{
/Data currentfile /ASCIIHexDecode filter def
/Rows Data << /Predictor 15 /Colors 4 /BitsPerComponent 8 /Columns ${widthPx} >> /FlateDecode filter def
<< /ImageType 1 /Width ${widthPx} /Height ${heightPx} /BitsPerComponent 8 /Decode [0 1 0 1 0 1 0 1]
/ImageMatrix [${widthPx} 0 0 -${heightPx} 0 ${heightPx}] /DataSource Rows >> image
Data flushfile
} exec
${hex}>
`
}
