/**
 * Counts the typos between two words: each letter that is added, missing or wrong, and each pair of adjacent letters that is swapped
 * (optimal string alignment). If `unfinished` is true, the typed word is compared with the beginning of the other word. `most` is the
 * maximum that the caller accepts. If there are more typos, they aren't counted to the end, and the result is some number above `most`.
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

/**
 * Returns how many typos are allowed in a typed word of this length. Fewer typos are allowed in short words, because a short word resembles
 * many other words.
 */
export function countAllowedTypos(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}
