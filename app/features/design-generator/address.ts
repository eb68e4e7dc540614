import { noteAddress } from '../../browser/own-address.ts'

type Noted = Partial<Record<'tab' | 'design' | 'artwork', string | null>>

/** Notes in the address what is open, so that a reload or a bookmark finds it again; null takes a note away. */
export function changeAddress(noted: Noted): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(noted)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  noteAddress(url)
}
