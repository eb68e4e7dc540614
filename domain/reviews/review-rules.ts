import { rules } from '../settings/rules.ts'

/** Longest parts of a review, in UTF-16 units. (Ours, as everything in this file.) */
export const REVIEW_LIMITS = { title: 100, body: 3_000, author: 60 } as const

/** Shortest text worth publishing. */
export const LEAST_REVIEW_BODY = 10

const DAY_MS = 86_400_000
/** The end of the days during which a buyer may change a review. */
export const editableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + rules().reviews.editableDays * DAY_MS)

/** Whether a review can still be changed. */
export function isEditable(createdAt: Date, now: Date): boolean {
  return now < editableUntil(createdAt)
}

export const REVIEW_STATES = ['published', 'pending', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** The state of a newly written review: one with faults waits for a person, and so does one that a person had hidden. */
export function stateOfWritten(
  faults: readonly unknown[],
  { before, alwaysRead }: { before: ReviewState | null; alwaysRead: boolean },
): ReviewState {
  return faults.length > 0 || alwaysRead || before === 'hidden' ? 'pending' : 'published'
}

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
export const DEFAULT_REVIEW_SORT: ReviewSort = 'helpful'

/** Parses a sort from an address; the default for any other text. */
export function parseReviewSort(text: string | null): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? DEFAULT_REVIEW_SORT
}

/** Why a visitor may report a review. */
export const REPORT_REASONS = ['spam', 'offensive', 'not-about-this', 'private-data'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Longest parts of a question, in UTF-16 units. */
export const QUESTION_LIMITS = { body: 1_000, author: 60, answer: 3_000 } as const
