import { getRules } from '../settings/rules.ts'

/** Maximum lengths of the parts of a review, in UTF-16 code units. (Nothing in this file comes from the specification.) */
export const REVIEW_LIMITS = { title: 100, body: 3_000, author: 60 } as const

/** The minimum number of characters in a review. A shorter text isn't worth publishing. */
export const MIN_REVIEW_LENGTH = 10

const DAY_MS = 86_400_000
export const getEditDeadline = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + getRules().reviews.editableDays * DAY_MS)

/** Whether a review can still be edited. */
export function isEditable(createdAt: Date, now: Date): boolean {
  return now < getEditDeadline(createdAt)
}

export const REVIEW_STATES = ['published', 'pending', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/**
 * Returns the state of a new or edited review. A moderator must look at it first if its text has faults, or if a moderator hid it before
 * the edit.
 */
export function chooseInitialReviewState(
  faults: readonly unknown[],
  { before, alwaysRead }: { before: ReviewState | null; alwaysRead: boolean },
): ReviewState {
  return faults.length > 0 || alwaysRead || before === 'hidden' ? 'pending' : 'published'
}

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
export const DEFAULT_REVIEW_SORT: ReviewSort = 'helpful'

/** Parses the sort order in a query parameter. An unknown text gives the default order. */
export function parseReviewSort(text: string | null): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? DEFAULT_REVIEW_SORT
}

/** Why a visitor reports a review. */
export const REPORT_REASONS = ['spam', 'offensive', 'not-about-this', 'private-data'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Maximum lengths of a question and its answer, in UTF-16 code units. */
export const QUESTION_LIMITS = { body: 1_000, author: 60, answer: 3_000 } as const
