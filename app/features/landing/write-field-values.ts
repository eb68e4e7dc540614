// @chunk landing
import { writePageStateToUrl } from '../../page-framework/written-url.ts'

/** Writes a form's values into the URL. Values that equal their preset are left out, so a first visit doesn't change the URL. */
export function writeFieldValues(
  values: Readonly<Record<string, string>>,
  presets: Readonly<Record<string, string>>,
): void {
  const url = new URL(window.location.href)
  for (const [field, value] of Object.entries(values)) {
    if (value === presets[field]) url.searchParams.delete(field)
    else url.searchParams.set(field, value)
  }
  writePageStateToUrl(url)
}
