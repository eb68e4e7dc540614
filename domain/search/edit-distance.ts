/**
 * Counts the typos between two words: a letter added, missing or changed, or two adjacent letters swapped (optimal string alignment, 1
 * each). With `unfinished`, the typed word is compared with whichever prefix of the other word is nearest. Stops counting above `most`.
 */
export function computeEditDistance(typed: string, word: string, most: number, unfinished: boolean): number {
  if (typed.length - word.length > most) return most + 1
  if (!unfinished && word.length - typed.length > most) return most + 1
  const columns = Math.min(word.length, typed.length + most)
  let twoAbove: number[] = []
  let above = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= columns; column += 1) {
      const same = typed[row - 1] === word[column - 1]
      let typos = Math.min(
        at(above, column - 1) + (same ? 0 : 1),
        at(above, column) + 1,
        at(current, column - 1) + 1,
      )
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped && row > 1 && column > 1) typos = Math.min(typos, at(twoAbove, column - 2) + 1)
      current.push(typos)
    }
    if (Math.min(...current) > most) return most + 1
    twoAbove = above
    above = current
  }
  return Math.min(most + 1, unfinished ? Math.min(...above) : at(above, word.length))
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY

/** Returns how many typos a word of this length tolerates. Short words tolerate fewer, because they resemble too many others. */
export function countAllowedTypos(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}
