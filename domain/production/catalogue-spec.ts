import { getFieldText } from '../personalization/check-text.ts'
import { wantsDesigner } from '../personalization/line-artwork.ts'
import type { TextField } from '../personalization/personalization.ts'
import type { DecalFinishId } from '../pricing/decal-rates.ts'
import { type FilmId, findFilm } from './film.ts'
import {
  type MissingFile,
  type MissingFileCause,
  type MissingFileReason,
  findFilmCause,
  findNotMadeReason,
} from './missing-files.ts'
import { parsePieceSize, type PieceSize, type PieceSizeAndCount } from './piece-size.ts'
import type { ProductionMethod } from './product-making.ts'
import { type ParsedOptions, parseOptions } from './read-options.ts'

/** Everything about a sold variant that decides how it is made. */
export type SoldVariant = {
  /** The lines of the description in plain text, such as "Material: Cast vinyl, 2 mil". */
  descriptionLines: readonly string[]
  options: readonly { name: string; value: string }[]
  /** The attributes that the buyer entered. */
  attributes: readonly { key: string; value: string }[]
  /** The fields that the buyer of this product fills in. */
  fields: readonly TextField[]
  hasDesign: boolean
  /** How the product is made, from the "making" column of its CSV file. Null if the column is invalid. */
  making: ProductionMethod | null
}

/** How a decal from the catalogue is made: the size of a piece, the number of pieces, the film and the design. */
export type CatalogueSpec = {
  size: PieceSize
  pieces: number
  film: FilmId
  finish: DecalFinishId
  /** The colour of the film, such as "Navy"; null if the decal is printed. */
  colour: string | null
  /** Set if the product is plain lettering without a picture. */
  lettering: { hand: string; below?: string; disc: boolean } | null
  /** The palette for a printed decal, if an option chooses one. */
  palette: string | null
  mirrored: boolean
  /** Texts that replace lines of the design. `line` counts from 0. */
  lines: { line: number; text: string }[]
}

type SpecResult = { ok: true; spec: CatalogueSpec } | { ok: false; missing: MissingFile[] }

/**
 * Finds out how a sold variant is made. Nothing is guessed: each fact that isn't certain is reported as missing. If the engine doesn't make
 * the product, the reported reason is `stock`, `buyer` or `hand`.
 */
export function deriveCatalogueSpec(sold: SoldVariant): SpecResult {
  const { making } = sold
  if (!making) return { ok: false, missing: [missing('making', { kind: 'invalid-making' })] }
  if (wantsDesigner(sold.attributes))
    return { ok: false, missing: [missing('words', { kind: 'designer-wanted' })] }
  const final = findNotMadeReason(making)
  return final ? { ok: false, missing: [final] } : readMade(sold, making)
}

/**
 * The parts of a decal's specification that are read from its options and description. They are also known for decals that a person makes.
 */
type HandmadeSpec = Pick<CatalogueSpec, 'pieces' | 'colour'> & {
  film: FilmId | null
  finish: DecalFinishId | null
}

/**
 * Reads the number of pieces, the film, the colour and the finish for the job ticket of a decal that a person makes, for example from the
 * buyer's logo. If a product is kept in stock, its package counts as one piece.
 */
export function deriveHandmadeSpec(sold: SoldVariant): HandmadeSpec {
  const { making } = sold
  if (!making || findNotMadeReason(making)?.code === 'stock')
    return { pieces: 1, film: null, colour: null, finish: null }
  const { read, told, film, colour } = readParts(sold, making)
  return { pieces: countPieces(read, told, making), film, colour, finish: film && read.finish }
}

function readParts(sold: SoldVariant, making: ProductionMethod) {
  const material = lineOf(sold.descriptionLines, 'Material')
  const read = parseOptions(sold.options, making)
  const told =
    read.size || read.sized
      ? null
      : parsePieceSize(making.size ?? lineOf(sold.descriptionLines, 'Size') ?? '')
  const film = material === null ? null : findFilm(material)
  return { material, read, told, film, colour: read.colour ?? making.colour ?? null }
}

const countPieces = (read: ParsedOptions, told: PieceSizeAndCount | null, making: ProductionMethod): number =>
  read.pieces * (told?.pieces ?? 1) * (making.pieces ?? 1)

function readMade(sold: SoldVariant, making: ProductionMethod): SpecResult {
  const { material, read, told, film, colour } = readParts(sold, making)
  const cap = making.cap === undefined ? null : parsePieceSize(making.cap)
  const size = read.size ?? capOf(cap) ?? told?.size ?? null
  const written = writtenLines(sold)
  const gaps = [
    ...(sold.hasDesign || making.lettering ? [] : [missing('design', { kind: 'no-design' })]),
    ...(size ? [] : [missing('size', { kind: 'no-size' })]),
    ...(film ? [] : [missing('film', findFilmCause(material))]),
    ...(making.by === 'film' && !colour ? [missing('film', { kind: 'no-colour' })] : []),
    ...read.unknown,
    ...written.missing,
  ]
  if (!size || !film || gaps.length > 0) return { ok: false, missing: gaps }
  const usual: DecalFinishId = /\bmatte\b/i.test(material ?? '') ? 'matte' : 'gloss'
  const pieces = countPieces(read, told, making)
  const { palette, finish, hand, mirrored } = read
  const lettering = making.lettering && {
    hand: hand ?? making.lettering.hand,
    ...(making.lettering.below !== undefined && { below: making.lettering.below }),
    disc: making.lettering.disc ?? false,
  }
  const lines = [...read.lines, ...written.lines]
  return {
    ok: true,
    spec: {
      size,
      pieces,
      film,
      finish: finish ?? usual,
      colour,
      palette,
      mirrored,
      lettering: lettering ?? null,
      lines,
    },
  }
}

const capOf = (read: PieceSizeAndCount | null): PieceSize | null =>
  read?.size.by === 'longest-side' ? { by: 'cap', mm: read.size.mm } : null

/**
 * Collects the buyer's texts in the order of the product's fields. If the order has a text for which the product has no field, the job is
 * reported, so that a person reads the text.
 */
function writtenLines({ attributes, fields }: SoldVariant) {
  const labels = new Set(fields.map(({ label }) => label))
  const requests = attributes.filter(
    ({ key, value }) => !key.startsWith('_') && !labels.has(key) && value !== '',
  )
  const gaps = requests.length > 0 ? [missing('artwork', { kind: 'request' })] : []
  const lines: CatalogueSpec['lines'] = []
  fields.forEach((field, index) => {
    const { label, required, otherwise } = field
    const line = field.line ?? index
    const text = getFieldText(field, attributes)
    if (text !== '') lines.push({ line, text })
    else if (required) gaps.push(missing('words', { kind: 'empty-text', label }))
    else if (otherwise === 'empty') lines.push({ line, text })
  })
  return { lines, missing: gaps }
}

const missing = (code: MissingFileReason, cause: MissingFileCause): MissingFile => ({ code, cause })

/** Finds the first line that starts with "Name:" and returns the rest of it. */
function lineOf(lines: readonly string[], name: string): string | null {
  const line = lines.find((text) => text.startsWith(`${name}:`))
  return line === undefined ? null : line.slice(name.length + 1).trim()
}
