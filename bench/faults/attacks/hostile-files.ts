import zlib from 'node:zlib'
import sharp from 'sharp'
import {
  DOT_ELEMENT,
  embedPng,
  makeHugePng,
  makeScribble,
  wrapInSvg,
  makeUseElementBomb as nestedUses,
} from '../../../decal/artwork/examples/hostile-file-parts.ts'
import { makePdf, pdfBombs } from '../../../decal/artwork/examples/pdf-bombs.ts'
import { pdfsWithNestedForms } from '../../../decal/artwork/examples/pdf-forms.ts'
import { pickRandom, createSeededRandom } from './random.ts'

export type HostileFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** SVGs that try to run scripts, fetch URLs, read files, or take long to draw. */
export const hostileSvgs: readonly string[] = [
  wrapInSvg(`<style>${'@'.repeat(80_000)}</style>${DOT_ELEMENT}`),
  wrapInSvg(`<style>@import url(http://169.254.169.254/);</style>${DOT_ELEMENT}`),
  wrapInSvg(nestedUses(10)),
  wrapInSvg(`<path d="M${makeScribble(20_000)}"/>`),
  wrapInSvg(`<script>alert(1)</script><g onload="alert(1)">${DOT_ELEMENT}</g>`),
  wrapInSvg(
    `<image href="file:///etc/passwd" width="9" height="9"/><image href="http://127.0.0.1:1/a.png"/>`,
  ),
  wrapInSvg(
    `<foreignObject width="9" height="9"><iframe src="javascript:alert(1)"/></foreignObject>${DOT_ELEMENT}`,
  ),
  wrapInSvg(DOT_ELEMENT, 'width="1e30" height="1e30" viewBox="0 0 1e9 1e9"'),
  wrapInSvg(`${DOT_ELEMENT}<path stroke="#369" stroke-dasharray=".00001" d="M30 50L70 50"/>`),
  wrapInSvg(
    `<filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter><g filter="url(#f)">${DOT_ELEMENT}</g>`,
  ),
  wrapInSvg(`${'<g>'.repeat(20_000)}${DOT_ELEMENT}${'</g>'.repeat(20_000)}`),
  `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>${wrapInSvg('<text>&c;</text>')}`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wrapInSvg('<text>&x;</text>')}`,
]

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'))
const zipEntry = (name: string): Uint8Array<ArrayBuffer> => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(0xffffffff, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), zlib.deflateRawSync(Buffer.alloc(2_000_000))])
}

/** A file below this size in bytes is sent in many mutations. A larger file takes longer to read, so it is sent only once or twice. */
const LIGHT_BYTES = 5_000
const TURNS_OF_ALL = 2

/**
 * Returns `count` hostile files. The first files are all known attacks, each unchanged and then mutated. The rest are further mutations of
 * the small files. The same seed gives the same files.
 */
export async function makeHostileFiles(count: number, seed: number): Promise<HostileFile[]> {
  const random = createSeededRandom(seed)
  const tricks = await knownTricks()
  const light = tricks.filter(({ bytes }) => bytes.length < LIGHT_BYTES)
  return Array.from({ length: count }, (_, number) => {
    const turn = Math.floor(number / tricks.length)
    const trick = turn < TURNS_OF_ALL ? tricks[number % tricks.length] : pickRandom(light, random)
    if (!trick) throw new Error('There are no tricks')
    const lyingName = pickRandom(tricks, random)?.name ?? trick.name
    const bytes = turn === 0 ? trick.bytes : mutated(trick.bytes, random)
    return { name: `${number}-${random() < 0.3 ? lyingName : trick.name}`, bytes }
  })
}

async function knownTricks(): Promise<HostileFile[]> {
  const sound = sharp({ create: { width: 60, height: 40, channels: 4, background: '#b3362b80' } })
  const [png, jpg, webp] = await Promise.all([
    sound.clone().png().toBuffer(),
    sound.clone().jpeg().toBuffer(),
    sound.clone().webp().toBuffer(),
  ])
  const named = (extension: string, files: readonly Uint8Array[]): HostileFile[] =>
    files.map((bytes, number) => ({ name: `trick${number}.${extension}`, bytes: new Uint8Array(bytes) }))
  return [
    ...named('png', [
      png,
      makeHugePng(20_000),
      makeHugePng(60_000),
      Buffer.concat([png, bytesOf('<script>')]),
    ]),
    ...named('jpg', [jpg, bytesOf('\xff\xd8\xff\xe0<?php system($_GET[0]);'), jpg.subarray(0, 200)]),
    ...named('webp', [webp, bytesOf('RIFF\xff\xff\xff\x7fWEBPVP8X\xff\xff'), webp.subarray(0, 40)]),
    ...named(
      'svg',
      [wrapInSvg(DOT_ELEMENT), wrapInSvg(embedPng(makeHugePng(20_000))), ...hostileSvgs].map(bytesOf),
    ),
    ...named('pdf', [makePdf('', Buffer.from('1 0 0 rg 9 9 50 50 re f')), ...smallBombs()]),
    ...named('zip', [zipEntry('../../server/main.ts'), zipEntry('a'.repeat(60_000))]),
    ...named(
      'csv',
      [
        'Handle,Title\n=cmd|"/c calc"!A1,x\n',
        `${'a,'.repeat(100_000)}\n`,
        `"${'"'.repeat(99_999)}`,
        'a\0b,\xff\xfe\n',
      ].map(bytesOf),
    ),
  ]
}

/** Makes small PDFs that unpack to a huge size. */
const smallBombs = (): Uint8Array[] =>
  [...pdfBombs, ...pdfsWithNestedForms].map(([, make]) => make()).filter((bytes) => bytes.length < 500_000)

function mutated(source: Uint8Array<ArrayBuffer>, random: () => number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(source)
  const at = () => Math.floor(random() * bytes.length)
  const kind = Math.floor(random() * 4)
  if (kind === 0) return bytes.slice(0, at())
  if (kind === 1) {
    const [from, to] = [at(), at()].toSorted((one, other) => one - other)
    const part = bytes.slice(from, Math.min(to ?? 0, (from ?? 0) + 4_096))
    return Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)])
  }
  for (let changes = kind === 2 ? 1 : 40; changes > 0; changes -= 1) bytes[at()] = Math.floor(random() * 256)
  return bytes
}
