import { parse } from 'csv-parse/sync'
import type { FleetRow } from '../../../../domain/lettering/fleet-list.ts'

const DELIMITERS = [';', '\t', ','] as const
/** The maximum number of lines that are read; further lines are ignored. */
const MAX_LINES = 2_000

/** Splits a pasted or uploaded list into rows. In each line, the separator is the comma, semicolon or tab, whichever occurs most often. */
export function parseFleetRows(text: string): FleetRow[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .slice(0, MAX_LINES)
  return lines.map((line, index) => ({
    line: index + 1,
    text: line,
    cells: cellsOf(line, delimiterOf(line)),
  }))
}

function delimiterOf(line: string): string {
  const count = (sign: string): number => line.split(sign).length
  return DELIMITERS.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), DELIMITERS[0])
}

/** Parses each line separately, so that an unpaired quotation mark affects only its own line. */
function cellsOf(line: string, delimiter: string): string[] | null {
  try {
    const records: string[][] = parse(line, { delimiter, relax_quotes: true, trim: true })
    return records[0] ?? []
  } catch {
    return null
  }
}
