/** Key in local storage: numbers of products, the newest first. */
const KEY = 'recentlyViewed'

/** As many as are remembered, and as the shop answers at once. */
export const MOST_VIEWED = 12

/** What stands in the storage as a list of product numbers, whatever anybody wrote there. */
export function parseViewed(text: string | null): number[] {
  const list = parseJson(text)
  if (!Array.isArray(list)) return []
  const numbers = list.filter((entry): entry is number => Number.isSafeInteger(entry) && entry > 0)
  return [...new Set(numbers)].slice(0, MOST_VIEWED)
}

/** The list after one more look. */
export function withViewed(viewed: readonly number[], product: number): number[] {
  return [product, ...viewed.filter((other) => other !== product)].slice(0, MOST_VIEWED)
}

/** What this browser looked at, the newest first; nothing where the storage is forbidden. */
export function readViewed(): number[] {
  try {
    return parseViewed(window.localStorage.getItem(KEY))
  } catch {
    return []
  }
}

export function rememberViewed(product: number): void {
  store(withViewed(readViewed(), product))
}

export function forgetViewed(): void {
  store([])
}

function store(viewed: readonly number[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(viewed))
  } catch {
    // Full or forbidden: the list is a convenience.
  }
}

function parseJson(text: string | null): unknown {
  if (text === null || text.length > 1_000) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
