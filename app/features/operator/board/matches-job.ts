import type { BoardJob } from '../../../../contract/operator/board.ts'

type SearchableJob = Pick<BoardJob, 'number' | 'title' | 'film'> & {
  order: Pick<BoardJob['order'], 'customer'>
}

/** Whether a job matches typed or scanned text, which may be part of its number, items, film or customer. */
export function isJobMatching({ number, title, film, order }: SearchableJob, wanted: string): boolean {
  const words = wanted.trim().toLowerCase()
  return [number, title, film ?? '', order.customer].some((text) => text.toLowerCase().includes(words))
}
