/** The sheets of app/styles, each with what the one before has: home alone, what shoppers look through, everything. */
const SHEETS = ['home', 'shopping', 'whole'] as const
export type Sheet = (typeof SHEETS)[number]

let wholeStyles: Promise<void> | null = null

/**
 * Loads what a page's styles need beyond those that stand in the document, which names its sheet and the file with all of them.
 * Fails where that cannot be had; the next call tries again.
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

/** What the document says of its styles; nothing where it has all of them, and in the server. */
const standing = (): DOMStringMap =>
  typeof document === 'undefined'
    ? {}
    : (document.querySelector<HTMLElement>('[data-whole-styles]')?.dataset ?? {})

/** The styles of what opens over every page, which home's own leave out; without a network it opens all the same. */
export const completeStyles = (): Promise<void> => loadStyles({ styles: 'shopping' }).catch(() => undefined)

/** After the document's own, since of two equal rules the later one counts. */
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
