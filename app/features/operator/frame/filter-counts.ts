import type { LoadState } from '../../../page-framework/resource.ts'

/** Returns the number of entries for each filter of a list; undefined until the list has loaded. */
export const getFilterCounts = <T>(data: LoadState<{ counts: T }>): T | undefined =>
  data.state === 'ready' ? data.value.counts : undefined
