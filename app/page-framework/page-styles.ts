/** The style sheets of app/styles. Each includes the one before it: the home page, the pages that shoppers browse, all pages. */
const SHEETS = ['home', 'shopping', 'whole'] as const
export type Sheet = (typeof SHEETS)[number]

let wholeStyles: Promise<void> | null = null

/**
 * Loads the styles that a page needs and the document lacks. The document names its own sheet and the address of the whole sheet. Rejects
 * if the sheet can't be loaded; the next call tries again.
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

/** Returns the document's attributes about its styles; none if the document has all styles, and on the server. */
const standing = (): DOMStringMap =>
  typeof document === 'undefined'
    ? {}
    : (document.querySelector<HTMLElement>('[data-whole-styles]')?.dataset ?? {})

/** Loads the styles of overlays, which the home page's sheet omits. Without a network the overlay opens all the same. */
export const completeStyles = (): Promise<void> => loadStyles({ styles: 'shopping' }).catch(() => undefined)

/** Inserted after the document's own sheet, because the later of two equally specific rules wins. */
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
