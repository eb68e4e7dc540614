import { makePdf } from './pdf-bombs.ts'

// PDFs with nested form XObjects.

const square = '0 0 1 rg 20 20 40 40 re f'

/**
 * Builds a chain of form XObjects, numbered from 10. The last form draws a square. The content of every other form is the text `drawing`,
 * which has to draw the next form under the name /F.
 */
const chain = (levels: number, drawing: string): string =>
  Array.from({ length: levels }, (_, i) =>
    i < levels - 1 ? form(10 + i, drawing, `/XObject<</F ${11 + i} 0 R>>`) : form(10 + i, square, ''),
  ).join('')

function form(number: number, drawing: string, resources: string, more = '/Subtype/Form'): string {
  const dict = `/Type/XObject${more}/BBox[0 0 99 99]/Resources<<${resources}>>/Length ${drawing.length}`
  return `${number} 0 obj<<${dict}>>stream\n${drawing}\nendstream endobj\n`
}

/**
 * Builds a page that draws a square and then runs the operators in `drawing`. `resources` contains the XObjects that these operators draw.
 */
const page = (drawing: string, resources: string, objects: string): Uint8Array<ArrayBuffer> =>
  makePdf('', Buffer.from(`${square} ${drawing}`), `5 0 obj<<${resources}>>endobj\n${objects}`)
const formPage = (objects: string): Uint8Array<ArrayBuffer> => page('/F Do', '/XObject<</F 10 0 R>>', objects)

const TILE = '/PatternType 1/PaintType 1/TilingType 1/XStep 9/YStep 9'
const tile = (drawing: string): string => form(10, drawing, '/Pattern<</P 10 0 R>>', TILE)
const mask = form(
  10,
  `/S gs ${square}`,
  '/ExtGState<</S 11 0 R>>',
  '/Subtype/Form/Group<</S/Transparency/CS/DeviceRGB>>',
)
const type3 =
  '11 0 obj<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/CharProcs<</a 10 0 R>>/Encoding<</Type/Encoding/Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]/Resources<</Font<</T 11 0 R>>>>>>endobj\n'

export const pdfsWithNestedForms: readonly [string, () => Uint8Array<ArrayBuffer>][] = [
  ['a form that draws itself', () => formPage(form(10, '/F Do', '/XObject<</F 10 0 R>>'))],
  [
    'two forms that draw each other',
    () => formPage(form(10, '/F Do', '/XObject<</F 11 0 R>>') + form(11, '/F Do', '/XObject<</F 10 0 R>>')),
  ],
  ['5,000 forms within each other', () => formPage(chain(5_000, '/F Do'))],
  ['nine forms that draw the next ten times each', () => formPage(chain(9, '/F Do '.repeat(10)))],
  [
    'a form that draws itself by its page',
    () => page('/F Do', '/XObject<</F 10 0 R>>', form(10, '/F Do', '').replace('/Resources<<>>', '')),
  ],
  [
    'a form that draws itself behind hexadecimals',
    () => {
      const drawing = `${Buffer.from('/F Do').toString('hex')}>`
      return formPage(form(10, drawing, '/XObject<</F 10 0 R>>', '/Subtype/Form/Filter/ASCIIHexDecode'))
    },
  ],
  [
    'a pattern of itself',
    () =>
      page(
        '/Pattern cs /P scn 1 1 90 90 re f',
        '/Pattern<</P 10 0 R>>',
        tile('/Pattern cs /P scn 1 1 9 9 re f'),
      ),
  ],
  ['a soft mask of itself', () => formPage(`${mask}11 0 obj<</SMask<</S/Luminosity/G 10 0 R>>>>endobj\n`)],
  [
    'a letter that is written with itself',
    () =>
      page(
        'BT /T 9 Tf (a) Tj ET',
        '/Font<</T 11 0 R>>',
        form(10, '9 0 d0 BT /T 9 Tf (a) Tj ET', '', '') + type3,
      ),
  ],
]

export const pdfsWithValidForms: [string, () => Uint8Array<ArrayBuffer>][] = [
  ['a PDF with 20 forms within each other', () => formPage(chain(20, 'q .99 0 0 .99 0 0 cm /F Do Q'))],
  [
    'a PDF with a form drawn 100 times',
    () => page('/F Do '.repeat(100), '/XObject<</F 10 0 R>>', form(10, square, '')),
  ],
  [
    'a PDF with forms that share the names of all of them',
    () =>
      page(
        '/F Do',
        '/XObject 12 0 R',
        `${form(10, '/G Do', '/XObject 12 0 R')}${form(11, square, '/XObject 12 0 R')}12 0 obj<</F 10 0 R/G 11 0 R>>endobj\n`,
      ),
  ],
]
