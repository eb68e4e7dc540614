import type { ComponentType } from 'react'
import { settings } from '../../domain/settings/settings.ts'

/** The HTML of parts that are the same on every page; null for those that were met and are still to be written. */
const parts = new Map<ComponentType, string | null>()
let writtenWith = settings

/** The HTML of such a part, or null where this is the first page to want it. In the server only. */
export function writtenPart(part: ComponentType): string | null {
  if (writtenWith !== settings) {
    parts.clear()
    writtenWith = settings
  }
  if (!parts.has(part)) parts.set(part, null)
  return parts.get(part) ?? null
}

/** Writes what the last page wanted, so that the next ones need not render it. */
export function writeParts(render: (part: ComponentType) => string): void {
  for (const [part, html] of parts) if (html === null) parts.set(part, render(part))
}
