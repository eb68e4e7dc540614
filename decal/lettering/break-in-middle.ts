/** Breaks a line longer than `most` characters at the space nearest to its middle; shorter lines stay whole. */
export function breakInMiddle(line: string, most: number): string[] {
  const spaces = [...line.matchAll(/ /g)].map((found) => found.index)
  const middle = (line.length - 1) / 2
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return line.length > most && at !== undefined ? [line.slice(0, at), line.slice(at + 1)] : [line]
}
