import type { ComponentType } from 'react'
import { settings } from '../../domain/settings/settings.ts'

/** The HTML of the parts that are the same on every page; null for parts that aren't rendered yet. */
const parts = new Map<ComponentType, string | null>()
let writtenWith = settings

/** Returns a part's HTML; null if no page has needed the part so far. Server only. */
export function writtenPart(part: ComponentType): string | null {
  if (writtenWith !== settings) {
    parts.clear()
    writtenWith = settings
  }
  if (!parts.has(part)) parts.set(part, null)
  return parts.get(part) ?? null
}

/** Renders the parts that the last page needed, so that later pages don't have to. */
export function writeParts(render: (part: ComponentType) => string): void {
  for (const [part, html] of parts) if (html === null) parts.set(part, render(part))
}
