/** Breaks a long line in two at the space nearest to its middle. `most` is the maximum number of characters of a line that stays whole. */
export function breakInMiddle(line: string, most: number): string[] {
  const spaces = [...line.matchAll(/ /g)].map((found) => found.index)
  const middle = (line.length - 1) / 2
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return line.length > most && at !== undefined ? [line.slice(0, at), line.slice(at + 1)] : [line]
}
