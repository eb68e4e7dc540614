import { z } from '@hono/zod-openapi'
import { QUESTION_LIMITS, REPORT_REASONS, REVIEW_STATES } from '../domain/reviews/review-rules.ts'
import { ratingSchema } from './product.ts'

const answerSchema = z.object({ text: z.string(), date: z.string() })

/** A published review. */
export const reviewSchema = z.object({
  id: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  /** The day on which the review was written, in the shop's time zone: "2026-11-21". */
  date: z.string(),
  /** Whether the author bought the product here. Always false for a sample review. */
  verified: z.boolean(),
  sample: z.boolean(),
  /** The photo of the review. `small` is the URL of a version that is at most 320 pixels high. */
  photo: z.object({ src: z.string(), small: z.string(), width: z.int(), height: z.int() }).nullable(),
  helpful: z.int().min(0),
  /** The shop's reply. */
  answer: answerSchema.nullable(),
})

/** GET /api/products/{id}/reviews */
export const reviewListSchema = z.object({
  rating: ratingSchema.nullable(),
  /** The numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: z.array(z.int()).length(5),
  reviews: z.array(reviewSchema),
  /** The value of the parameter `after` that requests the next page; null on the last page. */
  next: z.string().nullable(),
})

export const helpfulVoteSchema = z.object({ helpful: z.boolean(), count: z.int().min(0) })

export const reportSchema = z.object({ reason: z.enum(REPORT_REASONS) })

/** A published question with the shop's answer. */
export const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  date: z.string(),
  sample: z.boolean(),
  answer: answerSchema,
})

/** GET /api/products/{id}/questions: answered questions, newest first. */
export const questionListSchema = z.object({
  questions: z.array(questionSchema),
  next: z.string().nullable(),
})

const line = (most: number) => z.string().trim().min(1).max(most)

/** POST /api/products/{id}/questions */
export const newQuestionSchema = z
  .object({
    text: z.string().trim().min(5).max(QUESTION_LIMITS.body),
    name: line(QUESTION_LIMITS.author).regex(/^[^\r\n]+$/, 'One line'),
    /** The asker's e-mail address, which is used only to send the answer. */
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'An e-mail address')
      .optional(),
  })
  .openapi('NewQuestion')

export const moderationStateSchema = z.enum(REVIEW_STATES)

/** A review with the additional fields that operators see. */
export const operatorReviewSchema = reviewSchema.extend({
  state: moderationStateSchema,
  heldFor: z.array(z.string()),
  reports: z.array(z.object({ reason: z.string(), count: z.int() })),
  orderNumber: z.string().nullable(),
  product: z.object({ handle: z.string(), title: z.string() }),
})
export const operatorReviewListSchema = z.object({
  reviews: z.array(operatorReviewSchema),
  next: z.string().nullable(),
  /** The number of reviews in each list. */
  counts: z.object({ pending: z.int(), reported: z.int(), published: z.int(), hidden: z.int() }),
})

/** A question with the additional fields that operators see. */
export const operatorQuestionSchema = questionSchema.extend({
  answer: answerSchema.nullable(),
  state: moderationStateSchema,
  /** Whether the asker gets the answer by e-mail. The response doesn't contain the asker's address. */
  wantsMail: z.boolean(),
  product: z.object({ handle: z.string(), title: z.string() }),
})
export const operatorQuestionListSchema = z.object({
  questions: z.array(operatorQuestionSchema),
  next: z.string().nullable(),
  /** The number of questions in each list. */
  counts: z.object({ pending: z.int(), published: z.int(), hidden: z.int() }),
})

/**
 * Optimistic lock for the shop's reply to a review, and for its answer to a question. `seen` is the reply or answer that the operator saw.
 * If someone has changed the reply or answer since then, the request is rejected. An empty `text` removes the reply to a review.
 */
const seenAnswer = { seen: z.string().max(QUESTION_LIMITS.answer).optional() }
export const answerReviewSchema = z.object({
  text: z.string().trim().max(QUESTION_LIMITS.answer),
  ...seenAnswer,
})
export const answerQuestionSchema = z.object({ text: line(QUESTION_LIMITS.answer), ...seenAnswer })

export type Review = z.infer<typeof reviewSchema>
export type ReviewList = z.infer<typeof reviewListSchema>
export type HelpfulVote = z.infer<typeof helpfulVoteSchema>
export type Question = z.infer<typeof questionSchema>
export type QuestionList = z.infer<typeof questionListSchema>
export type NewQuestion = z.infer<typeof newQuestionSchema>
export type OperatorReview = z.infer<typeof operatorReviewSchema>
export type OperatorReviewList = z.infer<typeof operatorReviewListSchema>
export type OperatorQuestionList = z.infer<typeof operatorQuestionListSchema>
export type OperatorQuestion = z.infer<typeof operatorQuestionSchema>
