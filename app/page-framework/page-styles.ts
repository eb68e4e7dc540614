/**
 * The style sheets of app/styles. Each includes the previous one: `home` is for the home page, `shopping` for pages that shoppers browse,
 * `whole` for all pages.
 */
const SHEET_NAMES = ['home', 'shopping', 'whole'] as const
export type StyleSheetName = (typeof SHEET_NAMES)[number]

let wholeStyles: Promise<void> | null = null

/**
 * Loads the styles that a page needs, unless the document already has them. Attributes in the document contain the name of the style sheet
 * that it has, and the URL of the sheet with all styles. Rejects if that sheet can't be loaded; the next call tries again.
 */
export function loadStyles({ styles = 'whole' }: { styles?: StyleSheetName }): Promise<void> {
  const { sheet, wholeStyles: href } = standing()
  if (!href || SHEET_NAMES.findIndex((name) => name === sheet) >= SHEET_NAMES.indexOf(styles))
    return Promise.resolve()
  wholeStyles ??= loadSheet(href).catch((error: unknown) => {
    wholeStyles = null
    throw error
  })
  return wholeStyles
}

/** Returns the attributes (`data-*`) that describe the document's styles. Empty on the server, and in a document that has all styles. */
const standing = (): DOMStringMap =>
  typeof document === 'undefined'
    ? {}
    : (document.querySelector<HTMLElement>('[data-whole-styles]')?.dataset ?? {})

/** Loads the styles of overlays, which the home page's sheet lacks. If that fails, the overlay opens without them. */
export const loadRemainingStyles = (): Promise<void> =>
  loadStyles({ styles: 'shopping' }).catch(() => undefined)

/** Adds a style sheet after the document's own one, so that its rules win over equally specific rules of the document. */
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
