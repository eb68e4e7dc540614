import type { LoadState } from '../../../page-framework/resource.ts'

/** Returns how many entries each of a list's filters has; undefined until the list has loaded. */
export const getFilterCounts = <T>(data: LoadState<{ counts: T }>): T | undefined =>
  data.state === 'ready' ? data.value.counts : undefined
