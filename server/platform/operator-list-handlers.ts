import type { ListActionName, ListFilter, ListPage, OperatorList } from '../../domain/operator-list.ts'
import type { Deps } from '../deps.ts'

export type ListDeps = Pick<Deps, 'db' | 'now'>

/** The server's side of an operator list: it finds the rows, and does the actions. `server/api.ts` lists all of them. */
export type OperatorListHandlers<L extends OperatorList> = {
  list: L
  /** The word with which the audit log names a row, such as "code". */
  subject: string
  /** Finds a part of the list, from its beginning or after a cursor. If the cursor is invalid, starts at the beginning. */
  find(deps: ListDeps, wanted: { filter: ListFilter<L>; after: string | null }): Promise<ListPage<L>>
  /** Does an action on one row, and writes it to the audit log. */
  act(
    deps: ListDeps,
    change: { action: ListActionName<L>; id: string; actor: string },
  ): Promise<'changed' | 'unchanged' | 'unknown'>
}
