/** The key of the viewed products in local storage. Its value lists product ids, newest first. */
const KEY = 'recentlyViewed'

/** The number of products remembered, which is also the maximum that the shop returns at once. */
export const MAX_VIEWED_PRODUCTS = 12

/** Parses the stored text as a list of product ids. Invalid entries are ignored. */
export function parseViewed(text: string | null): number[] {
  const list = parseJson(text)
  if (!Array.isArray(list)) return []
  const numbers = list.filter((entry): entry is number => Number.isSafeInteger(entry) && entry > 0)
  return [...new Set(numbers)].slice(0, MAX_VIEWED_PRODUCTS)
}

/** Returns the list with another viewed product added. */
export function addViewed(viewed: readonly number[], product: number): number[] {
  return [product, ...viewed.filter((other) => other !== product)].slice(0, MAX_VIEWED_PRODUCTS)
}

/** Returns the products viewed in this browser, newest first; empty if storage is forbidden. */
export function readViewed(): number[] {
  try {
    return parseViewed(window.localStorage.getItem(KEY))
  } catch {
    return []
  }
}

export function rememberViewed(product: number): void {
  store(addViewed(readViewed(), product))
}

export function clearViewed(): void {
  store([])
}

function store(viewed: readonly number[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(viewed))
  } catch {
    // Storage is full or forbidden, so the list isn't stored. Nothing else depends on the list.
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
