import type { DecalFinishId } from '../pricing/decal-rates.ts'
import { findFilmColour } from './film-colours.ts'
import type { MissingFile } from './missing-files.ts'
import { parsePieceCount, parsePieceSize, type PieceSize } from './piece-size.ts'
import type { ProductionMethod } from './product-making.ts'

/** Everything that a variant's options say about how it is made. */
export type ParsedOptions = {
  size: PieceSize | null
  /** Whether the product has an option for the size. If so, a size in the description is ignored, even if the option's value is invalid. */
  sized: boolean
  pieces: number
  finish: DecalFinishId | null
  colour: string | null
  palette: string | null
  hand: string | null
  mirrored: boolean
  lines: { line: number; text: string }[]
  unknown: MissingFile[]
}

type Option = { name: string; value: string }

/** Names of options whose values are numbers of pieces. */
const COUNT_OPTION_NAMES = new Set(['quantity', 'set', 'pack', 'kit'])

/** Reads from a variant's options how it is made. An unknown option is reported, because a person has to make the artwork for it. */
export function parseOptions(options: readonly Option[], making: ProductionMethod): ParsedOptions {
  const read: ParsedOptions = { ...NO_OPTIONS, lines: [], unknown: [] }
  for (const option of options) {
    if (takeSide(option, making, read)) continue
    if (takeSize(option, read) || takeCount(option, making, read) || takeLook(option, making, read)) continue
    if (option.name === making.packing || option.name === 'Backing') continue
    const { name, value } = option
    read.unknown.push({ code: 'artwork', cause: { kind: 'option', name, value } })
  }
  return read
}

const NO_OPTIONS = {
  size: null,
  sized: false,
  pieces: 1,
  finish: null,
  colour: null,
  palette: null,
  hand: null,
  mirrored: false,
}

function takeSize({ name, value }: Option, read: ParsedOptions): boolean {
  if (name !== 'Size' && name !== 'Height') return false
  read.sized = true
  // The option "Height" is the height of the capitals of lettering, as in "3 in, per line".
  const parsed = parsePieceSize(name === 'Height' ? value.replace(', per line', '') : value)
  if (!parsed) return true
  const { size, pieces } = parsed
  read.size = name === 'Height' && size.by === 'longest-side' ? { by: 'cap', mm: size.mm } : size
  read.pieces *= pieces
  return true
}

function takeCount(
  { name, value }: Option,
  { counted = {} }: ProductionMethod,
  read: ParsedOptions,
): boolean {
  const pieces =
    counted[value] ?? (COUNT_OPTION_NAMES.has(name.toLowerCase()) ? parsePieceCount(value) : null)
  if (pieces === null) return false
  read.pieces *= pieces
  return true
}

function takeSide({ name, value }: Option, { sides }: ProductionMethod, read: ParsedOptions): boolean {
  if (sides?.option !== name) return false
  read.mirrored = value === sides.mirrored
  const cause = { kind: 'both-sides', mirrored: sides.mirrored } as const
  if (value === sides.both) read.unknown.push({ code: 'hand', cause })
  return true
}

function takeLook({ name, value }: Option, making: ProductionMethod, read: ParsedOptions): boolean {
  const { palettes = {}, sheets = {}, named, lettering, by } = making
  if (named?.option === name) read.lines.push({ line: named.line, text: value })
  else if (name === 'Finish' && (value === 'Gloss' || value === 'Matte'))
    read.finish = value === 'Matte' ? 'matte' : 'gloss'
  else if (sheets[value] !== undefined)
    read.lines.push(...sheets[value].map((text, line) => ({ line, text })))
  else if (palettes[value] !== undefined) read.palette = palettes[value]
  else if (name === 'Typeface' && lettering?.hands?.[value] !== undefined) read.hand = lettering.hands[value]
  else if (name === 'Colour' && by === 'film' && findFilmColour(filmName(value)) !== null)
    read.colour = filmName(value)
  else return false
  return true
}

/**
 * Removes words after the film's colour in an option's value: "Yellow roundel" is cut from yellow film, "White on black" from white film.
 */
const filmName = (value: string): string => value.replace(/ (?:roundel|on \w+)$/, '')
