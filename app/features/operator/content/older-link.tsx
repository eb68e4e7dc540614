import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'

type OlderLinkProps = {
  path: string
  /** The list's filters, and the cursor of its older part, or null at the list's end. */
  query: Readonly<Record<string, string | number | null>>
}

/** Links to the older part of a list. Renders nothing if there is none. */
export function OlderLink({ path, query }: OlderLinkProps) {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  if (entries.length < Object.keys(query).length) return null
  return (
    <a href={`${path}?${new URLSearchParams(entries)}`} className="mt-4 inline-block text-link">
      {operatorContentCopy.older}
    </a>
  )
}
