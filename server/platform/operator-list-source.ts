import type { ListActionName, ListFilter, ListPage, OperatorList } from '../../domain/operator-list.ts'
import type { Deps } from '../deps.ts'

export type ListDeps = Pick<Deps, 'db' | 'now'>

/** Where the rows of an operator list come from, and what its actions do. `server/api.ts` lists the sources. */
export type OperatorListSource<L extends OperatorList> = {
  list: L
  /** What the audit log calls a row, such as "code". */
  subject: string
  /** Finds a part of the list, from its beginning or after a cursor. An invalid cursor counts as none. */
  find(deps: ListDeps, wanted: { filter: ListFilter<L>; after: string | null }): Promise<ListPage<L>>
  /** Does an action on one row, and writes it to the audit log. */
  act(
    deps: ListDeps,
    change: { action: ListActionName<L>; id: string; actor: string },
  ): Promise<'changed' | 'unchanged' | 'unknown'>
}
