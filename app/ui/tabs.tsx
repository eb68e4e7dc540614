// @chunk every-page
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

export type Tab<Id extends string> = {
  /** The id, unique in the document. The tab element's id is `tab-ID`, the panel's is `panel-ID`. */
  id: Id
  title: string
  panel: ReactNode
  /** The URL of a tab that is a link. It opens the tab without scripts or in another browser tab. */
  href?: string
}

type TabsProps<Id extends string> = {
  tabs: readonly Tab<Id>[]
  open: Id
  onOpen: (id: Id) => void
  /** The list's accessible name, or the id of the heading that names it. */
  label?: string
  labelledBy?: string
  look?: keyof typeof looks
  /** The prefix for the names of tabs in the shop's analytics. */
  cta?: string
  listClass?: string
  panelClass?: string
}

/**
 * Tabs as in the ARIA authoring practices: arrow keys, Home and End open a tab and focus it; the Tab key moves on to its panel. On a page
 * without scripts, tabs that are links still work. If the tabs are buttons, such a page shows all panels, one below the other.
 */
export function Tabs<Id extends string>({ tabs, open, onOpen, look = 'line', ...rest }: TabsProps<Id>) {
  const { label, labelledBy, cta, listClass = '', panelClass = '' } = rest
  const isLinked = tabs.some(({ href }) => href !== undefined)
  const { list, tab: tabLook } = looks[look]
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === open)
    const places = new Map([
      ['ArrowLeft', at - 1],
      ['ArrowRight', (at + 1) % tabs.length],
      ['Home', 0],
      ['End', -1],
      // If tabs are links, the space bar is handled here, because it doesn't activate links by default.
      ...(isLinked ? ([[' ', at]] as const) : []),
    ])
    const place = places.get(event.key)
    const wanted = place === undefined ? undefined : tabs.at(place)
    if (!wanted) return
    event.preventDefault()
    onOpen(wanted.id)
    document.getElementById(`tab-${wanted.id}`)?.focus()
  }
  const press = (event: MouseEvent, id: Id) => {
    if (isLinked && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        aria-labelledby={labelledBy}
        className={`${isLinked ? '' : 'with-scripts'} ${list} ${listClass}`}
      >
        {tabs.map(({ id, title, href }) => {
          const tab = {
            role: 'tab',
            id: `tab-${id}`,
            'aria-selected': open === id,
            'aria-controls': `panel-${id}`,
            tabIndex: open === id ? 0 : -1,
            onClick: (event: MouseEvent) => press(event, id),
            onKeyDown: turn,
            'data-cta': cta && `${cta}-${id}`,
            className: tabLook,
          }
          return href === undefined ? (
            <button key={id} type="button" {...tab}>
              {title}
            </button>
          ) : (
            <a key={id} href={href} {...tab}>
              {title}
            </a>
          )
        })}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          className={`${open === id ? '' : isLinked ? 'hidden' : 'hidden [@media(scripting:none)]:block'} ${panelClass}`}
        >
          {panel}
        </div>
      ))}
    </>
  )
}

const looks = {
  line: {
    list: 'flex flex-wrap border-b border-line-strong sm:gap-x-3',
    tab: '-mb-px inline-flex min-h-12 items-center justify-center border-b-4 max-sm:grow border-transparent px-1 text-[13px] font-bold tabular-nums hover:text-gorge aria-selected:border-maple min-[390px]:text-sm sm:px-3 sm:text-base',
  },
  /** Folder tabs; the open tab has the same background as its panel. */
  folder: {
    list: 'flex gap-1',
    tab: 'min-h-13 flex-1 rounded-t-md bg-mist-2 px-4 font-bold text-slate hover:text-gorge aria-selected:bg-paper aria-selected:text-river sm:flex-none sm:px-7 md:text-lg',
  },
  /** Folder tabs for a narrow column with many tabs. */
  narrow: {
    list: 'flex',
    tab: 'min-h-12 grow rounded-t-md px-1.5 text-sm font-bold text-slate hover:text-gorge aria-selected:bg-paper aria-selected:text-river sm:px-3 sm:text-base',
  },
  /** Folder tabs on a dark background. */
  dark: {
    list: 'flex gap-1',
    tab: 'min-h-12 rounded-t-md bg-river-2 px-5 font-bold text-[#c8d5d8] hover:text-hi-vis aria-selected:bg-paper aria-selected:text-river',
  },
}
