import zlib from 'node:zlib'

// Small PDFs that unpack to far more data than a page needs.

const blanks = Buffer.alloc(64_000_000, ' ')
/** Returns 192 million space characters, compressed with deflate. Compressing takes long, so the result is cached. */
let deflated: Buffer | undefined
const packed = (): Buffer =>
  (deflated ??= zlib.deflateSync(Buffer.concat([blanks, blanks, blanks]), { level: 9 }))
const hex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`)

/** Builds a one-page PDF. `stream` is its content stream, and `more` contains additional objects, numbered from 5. */
export function makePdf(filter: string, stream: Buffer, more: Buffer | string = ''): Uint8Array<ArrayBuffer> {
  const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources 5 0 R>>endobj\n'
  return Buffer.concat([
    Buffer.from('%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'),
    Buffer.from(`2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n${page}`),
    Buffer.from(`4 0 obj<<${filter}/Length ${stream.length}>>stream\n`),
    stream,
    Buffer.from('\nendstream endobj\n'),
    Buffer.from(more),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF'),
  ])
}

const objectStream = (dict: string, stream: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`6 0 obj<<${dict}/N 1/First 6/Length ${stream.length}>>stream\n`),
    stream,
    Buffer.from('\nendstream endobj\n'),
  ])

function wrongSum(): Buffer {
  const stream = Buffer.from(packed())
  stream.fill(0, stream.length - 4)
  return stream
}

/** Files that are refused because of their unpacked size, before a PDF reader unpacks them. */
export const pdfBombs: readonly [string, () => Uint8Array<ArrayBuffer>][] = [
  ['a page that unpacks to 192 MB', () => makePdf('/Filter/FlateDecode', packed())],
  ['the same with a wrong sum', () => makePdf('/Filter/FlateDecode', wrongSum())],
  ['the same behind hexadecimals', () => makePdf('/Filter[/ASCIIHexDecode/FlateDecode]', hex(packed()))],
  ['the same with an escaped name', () => makePdf('/Filter[/ASCII#48exDecode/Fl#61teDecode]', hex(packed()))],
  [
    'the same by filters named elsewhere',
    () => makePdf('/Filter 7 0 R', hex(packed()), '7 0 obj[/AHx/Fl]endobj\n'),
  ],
  [
    'a page that was deflated twice',
    () => makePdf('/Filter[/FlateDecode/Fl#61teDecode]', zlib.deflateSync(packed())),
  ],
  [
    'an object stream',
    () => makePdf('', Buffer.from(''), objectStream('/Type/ObjStm/Filter/FlateDecode', packed())),
  ],
  [
    'an object stream behind hexadecimals',
    () =>
      makePdf('', Buffer.from(''), objectStream('/Type/Obj#53tm/Filter[/AHx/Fl#61teDecode]', hex(packed()))),
  ],
  [
    'an object stream with filters named elsewhere',
    () => makePdf('', Buffer.from(''), objectStream('/Type/ObjStm/Filter 7 0 R', hex(packed()))),
  ],
]

/**
 * Builds a PDF with a transparent picture of 48 megapixels. The file is within all size limits, but drawing the picture takes over a
 * gigabyte.
 */
export function makeHugePicturePdf(): Uint8Array<ArrayBuffer> {
  const picture = (number: number, space: string, bytes: number, more: string): Buffer => {
    const stream = zlib.deflateSync(Buffer.alloc(bytes, 90), { level: 1 })
    const dict = `/Type/XObject/Subtype/Image/Width 8000/Height 6000/BitsPerComponent 8/ColorSpace/${space}${more}`
    return Buffer.concat([
      Buffer.from(`${number} 0 obj<<${dict}/Filter/FlateDecode/Length ${stream.length}>>stream\n`),
      stream,
      Buffer.from('\nendstream endobj\n'),
    ])
  }
  const more = [
    Buffer.from('5 0 obj<</XObject<</P 6 0 R>>>>endobj\n'),
    picture(6, 'DeviceRGB', 144e6, '/SMask 7 0 R'),
    picture(7, 'DeviceGray', 48e6, ''),
  ]
  return makePdf('', Buffer.from('99 0 0 99 0 0 cm /P Do'), Buffer.concat(more))
}
