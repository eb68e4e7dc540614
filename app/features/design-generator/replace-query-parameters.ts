import { writePageStateToUrl } from '../../page-framework/written-url.ts'

type DesignParameters = Partial<Record<'tab' | 'design' | 'artwork', string | null>>

/** Writes the open design to the URL, so that a reload or a bookmark restores it. Null removes a parameter. */
export function replaceQueryParameters(noted: DesignParameters): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(noted)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  writePageStateToUrl(url)
}
