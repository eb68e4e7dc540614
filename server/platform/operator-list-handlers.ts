import type { ListActionName, ListFilter, ListPage, OperatorList } from '../../domain/operator-list.ts'
import type { Deps } from '../deps.ts'

export type ListDeps = Pick<Deps, 'db' | 'now'>

/**
 * The server's side of an operator list: finds the rows of the list, and carries out the actions on them. `server/api.ts` contains the
 * handlers of all lists.
 */
export type OperatorListHandlers<L extends OperatorList> = {
  list: L
  /** The audit log's word for a row of the list, such as "code". */
  subject: string
  /** Finds the rows of the list after a cursor. If the cursor is null or invalid, starts at the beginning of the list. */
  find(deps: ListDeps, wanted: { filter: ListFilter<L>; after: string | null }): Promise<ListPage<L>>
  /** Carries out an action on one row, and writes it to the audit log. */
  act(
    deps: ListDeps,
    change: { action: ListActionName<L>; id: string; actor: string },
  ): Promise<'changed' | 'unchanged' | 'unknown'>
}
