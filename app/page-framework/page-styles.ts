/** The sheets of app/styles; each includes the one before: home alone, pages that shoppers browse, everything. */
const SHEETS = ['home', 'shopping', 'whole'] as const
export type Sheet = (typeof SHEETS)[number]

let wholeStyles: Promise<void> | null = null

/**
 * Loads the styles that a page needs beyond the document's own. The document names its sheet and the file of the whole. Rejects if that can't be
 * loaded; the next call tries again.
 */
export function loadStyles({ styles = 'whole' }: { styles?: Sheet }): Promise<void> {
  const { sheet, wholeStyles: href } = standing()
  if (!href || SHEETS.findIndex((name) => name === sheet) >= SHEETS.indexOf(styles)) return Promise.resolve()
  wholeStyles ??= loadSheet(href).catch((error: unknown) => {
    wholeStyles = null
    throw error
  })
  return wholeStyles
}

/** The document's attributes about its styles; none if it has all of them, and on the server. */
const standing = (): DOMStringMap =>
  typeof document === 'undefined'
    ? {}
    : (document.querySelector<HTMLElement>('[data-whole-styles]')?.dataset ?? {})

/** The styles of overlays, which home's own sheet omits. Without a network the overlay opens all the same. */
export const completeStyles = (): Promise<void> => loadStyles({ styles: 'shopping' }).catch(() => undefined)

/** After the document's own sheet, since the later of two equal rules wins. */
function loadSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} cannot be loaded`))
    })
    document.head.append(link)
  })
}
