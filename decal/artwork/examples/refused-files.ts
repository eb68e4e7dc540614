import zlib from 'node:zlib'
import sharp from 'sharp'
import {
  makeTransparentPng,
  DOT_ELEMENT,
  embedPng,
  truncateToHalf,
  makeNoise,
  makeHugePng,
  makeScribble,
  wrapInSvg,
  makeUseElementBomb,
} from './hostile-file-parts.ts'
import { pdfBombs } from './pdf-bombs.ts'
import { pdfsWithNestedForms } from './pdf-forms.ts'

type RefusedFile = [
  name: string,
  reason: string,
  make: (address: string) => string | Uint8Array | Promise<Uint8Array>,
]

/** Files that are refused, with the reason. `address` is the address of a server from which a file could fetch something. */
export const refusedFiles: readonly RefusedFile[] = [
  ['an empty file', 'empty', () => ''],
  ['plain text', 'unknown-type', () => 'just some words'],
  ['a web page', 'unknown-type', () => '<!doctype html><html><body><svg></svg></body></html>'],
  ['a GIF that is also a script', 'damaged', () => 'GIF89a/*\u0000*/=1;alert(1)'],
  ['a gzipped SVG', 'unknown-type', () => zlib.gzipSync(wrapInSvg(DOT_ELEMENT))],
  ['more than 10 MB', 'too-large', () => Buffer.alloc(10 * 1024 * 1024 + 1)],
  ['a Photoshop file', 'psd', () => '8BPS\u0000\u0001'],
  ['an iPhone photo', 'heic', () => '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000'],
  ['an EPS', 'postscript', () => '%!PS-Adobe-3.0 EPSF-3.0\n%%Creator: Adobe Illustrator'],
  ['an old Illustrator file', 'ai-without-pdf', () => '%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8'],
  ['a PNG that is only a signature', 'damaged', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ['half a PNG', 'damaged', async () => truncateToHalf(await makeNoise())],
  [
    'half a JPG',
    'damaged',
    async () =>
      (
        await sharp(await makeNoise())
          .jpeg()
          .toBuffer()
      ).subarray(0, 9000),
  ],
  ['half an SVG', 'damaged', () => wrapInSvg(DOT_ELEMENT).slice(0, -40)],
  ['a PDF header and nothing else', 'damaged', () => '%PDF-1.7\n'],
  ['a PDF that is also a web page', 'damaged', () => '%PDF-1.4\n<html><script>alert(1)</script></html>'],
  ['a flood of 400 million pixels', 'too-many-pixels', () => makeHugePng(20_000)],
  ['a flood within an SVG', 'too-many-pixels', () => wrapInSvg(embedPng(makeHugePng(20_000)))],
  ['a fully transparent PNG', 'blank', () => makeTransparentPng()],
  ['an SVG without a drawing', 'blank', () => wrapInSvg('')],
  ['an SVG of which only scripts are left', 'blank', () => wrapInSvg('<script>fetch("/")</script>')],
  [
    'external entities',
    'damaged',
    () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wrapInSvg('<text>&x;</text>')}`,
  ],
  [
    'parameter entities',
    'damaged',
    (address) => `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${address}/x">%x;]>${wrapInSvg(DOT_ELEMENT)}`,
  ],
  [
    'a rule for a million names',
    'too-complex',
    () => wrapInSvg(`<style>${'.a,'.repeat(1_000_000)}.b{fill:red}</style>${DOT_ELEMENT.repeat(40)}`),
  ],
  ['a bomb of uses', 'too-complex', () => wrapInSvg(makeUseElementBomb(10))],
  [
    'uses in a circle',
    'too-complex',
    () => wrapInSvg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  ],
  [
    'masks in a circle',
    'too-complex',
    () => wrapInSvg('<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask>'),
  ],
  [
    '100,000 elements within each other',
    'damaged',
    () => wrapInSvg('<g>'.repeat(20_000) + DOT_ELEMENT + '</g>'.repeat(20_000)),
  ],
  ['half a million elements', 'too-complex', () => wrapInSvg('<path d="M0 0h1v1z"/>'.repeat(400_000))],
  ['a scribble of 60,000 lines', 'too-complex', () => wrapInSvg(`<path d="M${makeScribble(60_000)}"/>`)],
  ['a million points', 'too-complex', () => wrapInSvg(`<path d="M${makeScribble(1_000_000)}"/>`)],
  [
    'a million points in one place',
    'too-complex',
    () => wrapInSvg(`<path d="M50 50${'h1e-9'.repeat(1_000_000)}z"/>`),
  ],
  [
    'words that flow into a frame',
    'text-not-outlined',
    () =>
      wrapInSvg(
        '<flowRoot><flowRegion><rect width="9" height="9"/></flowRegion><flowPara>Hi</flowPara></flowRoot>',
      ),
  ],
  ['words without their font', 'text-not-outlined', () => wrapInSvg('<text x="9" y="50">Hello</text>')],
  [
    'a view a million times as wide as high',
    'damaged',
    () => wrapInSvg(DOT_ELEMENT, 'viewBox="0 0 1000000 1"'),
  ],
  ...pdfBombs.map(([name, file]): RefusedFile => [`a PDF: ${name}`, 'too-complex', file]),
  ...pdfsWithNestedForms.map(([name, file]): RefusedFile => [`a PDF: ${name}`, 'nested-forms', file]),
]
