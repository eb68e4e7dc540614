import type { ComponentType } from 'react'
import { settings } from '../../domain/settings/settings.ts'

/** The HTML of parts that are the same on every page, by component. The value is null until the part has been rendered. */
const parts = new Map<ComponentType, string | null>()
let writtenWith = settings

/** Returns a part's HTML; null when a page needs the part for the first time. Called only on the server. */
export function findStaticHtml(part: ComponentType): string | null {
  if (writtenWith !== settings) {
    parts.clear()
    writtenWith = settings
  }
  if (!parts.has(part)) parts.set(part, null)
  return parts.get(part) ?? null
}

/** Renders the parts that were requested for the first time, so that later pages can reuse their HTML. */
export function renderStaticParts(render: (part: ComponentType) => string): void {
  for (const [part, html] of parts) if (html === null) parts.set(part, render(part))
}
