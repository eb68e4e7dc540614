import { cutsOf, type Decal } from '../decal.ts'
import { spotNameOf } from './inks.ts'
import { artworkContent } from './press-content.ts'
import { HAIRLINE, pressPage, type PressPage } from './press-page.ts'
import { pressPicture, type PressPicture } from './press-picture.ts'

type EpsOptions = {
  /** What the cutter calls its line; by default CutContour, or PerfCutContour for a cut through the liner. */
  spotName?: string
  title?: string
}

/** The operators of PDF that our paths are written with, as PostScript knows them. */
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
/rg {setrgbcolor} bind def
/cm {6 array astore concat} bind def
`

/**
 * The decal as Encapsulated PostScript (level 3) for programs that take no PDF: the same page, inks and spot colour
 * as the PDF; the cut line overprints. A picture is carried as hexadecimal text, about twice its size.
 * Throws for a spot name that means a printing ink.
 */
export async function exportEps(decal: Decal, options: EpsOptions = {}): Promise<string> {
  const spot = literal(spotNameOf(decal.cutKind, options.spotName))
  const { artwork, border } = decal
  const picture = artwork.kind === 'picture' ? pictureOperator(await pressPicture(artwork.png, border)) : ''
  const page = pressPage(decal)
  return [
    header(page, spot, options.title),
    `%%BeginProlog\n${OPERATORS}%%EndProlog\nq\nq\n${artworkContent(decal, page, picture)}Q\n`,
    `[/Separation ${spot} /DeviceCMYK {0 exch 0 0}] setcolorspace\n1 setcolor\n`,
    `true setoverprint\n${HAIRLINE} setlinewidth\n1 setlinejoin\n${cutsOf(decal).map(page.curve).join('')}stroke\nQ\nshowpage\n%%EOF\n`,
  ].join('')
}

function header(page: PressPage, spot: string, title: string | undefined): string {
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(page.width)} ${Math.ceil(page.height)}`,
    `%%HiResBoundingBox: 0 0 ${page.width} ${page.height}`,
    ...(title === undefined ? [] : [`%%Title: ${literal(title)}`]),
    '%%LanguageLevel: 3',
    '%%DocumentData: Clean7Bit',
    '%%DocumentProcessColors: Cyan Magenta Yellow Black',
    `%%DocumentCustomColors: ${spot}`,
    `%%CMYKCustomColor: 0 1 0 0 ${spot}`,
    '%%EndComments\n',
  ].join('\n')
}

/** A PostScript string; signs outside of ASCII become question marks, as the file is 7-bit. */
function literal(text: string): string {
  return `(${text.replaceAll(/[^ -~]/gu, '?').replaceAll(/[\\()]/gu, String.raw`\$&`)})`
}

/**
 * Paints the picture on the unit square. All of it stands in one procedure, as the interpreter must have read
 * up to the data before it starts; the last line of the procedure reads on to the end mark of the data.
 */
function pictureOperator({ widthPx, heightPx, deflated }: PressPicture): string {
  const hex = Buffer.from(deflated).toString('hex').replaceAll(/.{80}/gu, '$&\n')
  return `/DeviceRGB setcolorspace
{
/Data currentfile /ASCIIHexDecode filter def
/Rows Data << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns ${widthPx} >> /FlateDecode filter def
<< /ImageType 1 /Width ${widthPx} /Height ${heightPx} /BitsPerComponent 8 /Decode [0 1 0 1 0 1]
/ImageMatrix [${widthPx} 0 0 -${heightPx} 0 ${heightPx}] /DataSource Rows >> image
Data flushfile
} exec
${hex}>
`
}
