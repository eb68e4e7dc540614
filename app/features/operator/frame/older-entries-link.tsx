import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { getButtonClass } from '../../../ui/button.tsx'

type OlderLinkProps = {
  path: string
  /** The list's filters, and the cursor of its older part; the cursor is null at the list's end. */
  query: Readonly<Record<string, string | number | null>>
  /** The link to the beginning of the list, if this isn't its first part. */
  newest?: string | undefined
}

/** Links to the older part of a list and back to its beginning. Renders nothing if the list has only one part. */
export function OlderEntriesLink({ path, query, newest }: OlderLinkProps) {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  const hasOlder = entries.length === Object.keys(query).length
  if (!hasOlder && newest === undefined) return null
  return (
    <p className="mt-3 flex gap-3">
      {newest !== undefined && (
        <a href={newest} className={getButtonClass('outline', 'small')}>
          {operatorFrameCopy.list.newest}
        </a>
      )}
      {hasOlder && (
        <a href={`${path}?${new URLSearchParams(entries)}`} className={getButtonClass('outline', 'small')}>
          {operatorFrameCopy.list.older}
        </a>
      )}
    </p>
  )
}
