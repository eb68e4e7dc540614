import { z } from '@hono/zod-openapi'
import type { ListColumn, OperatorList } from '../../domain/operator-list.ts'

/** The maximum number of rows that one request may change. A page of a list has fewer rows. */
const MAX_ROWS = 100

/** A part of an operator list, as the list's GET route returns it. The columns, filters and actions are those of the list's definition. */
export const listPageSchema = ({ columns, filters, actions }: OperatorList) =>
  z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        /** The actions that are possible for the row now. */
        actions: z.array(z.enum(Object.keys(actions))),
        cells: z.object(
          Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, cellSchema(column)])),
        ),
      }),
    ),
    /** The number of rows that match each filter. */
    counts: z.object(Object.fromEntries(Object.keys(filters).map((name) => [name, z.int()]))),
    /** The value of the parameter `after` that requests the next part of the list; null at the end. */
    next: z.string().nullable(),
  })

function cellSchema(column: ListColumn) {
  switch (column.kind) {
    case 'name':
      return z.object({ text: z.string(), note: z.string().nullable() })
    case 'count':
      return z.int()
    case 'badge':
      return z.enum(Object.keys(column.labels))
    default:
      return z.string()
  }
}

/** The body of POST …/actions of a list's API: an action, and the rows to which it applies. */
export const listActionSchema = ({ actions }: OperatorList) =>
  z.object({
    action: z.enum(Object.keys(actions)),
    ids: z.array(z.string().min(1).max(100)).min(1).max(MAX_ROWS),
  })

/**
 * The number of rows that the action changed (`changed`), and the number of the other rows (`unchanged`), which someone else had changed or
 * deleted.
 */
export const listActionResultSchema = z
  .object({ changed: z.int(), unchanged: z.int() })
  .openapi('ListActionResult')

export type ListActionResult = z.infer<typeof listActionResultSchema>
