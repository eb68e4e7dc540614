import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { bannerPage } from '../../../content/custom-banner-designer.ts'

const words = bannerPage.tabs
const tabs = ['size', 'text', 'colors', 'material', 'pictures'] as const
type Tab = (typeof tabs)[number]

/** The parts of the banner, one in sight at a time. */
export function DesignerTabs({ panels }: { panels: Readonly<Record<Tab, ReactNode>> }) {
  const [chosen, setChosen] = useState<Tab>('size')
  const turn = ({ key }: KeyboardEvent<HTMLElement>) => {
    const at = tabs.indexOf(chosen)
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const wanted = tabs[places[key] ?? -1]
    if (!wanted) return
    setChosen(wanted)
    document.getElementById(`banner-tab-${wanted}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={words.label} className="flex">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`banner-tab-${tab}`}
            aria-selected={chosen === tab}
            aria-controls={`banner-panel-${tab}`}
            tabIndex={chosen === tab ? 0 : -1}
            onClick={() => setChosen(tab)}
            onKeyDown={turn}
            data-cta={`banner-tab-${tab}`}
            className="min-h-12 grow rounded-t-md px-1.5 text-sm font-bold text-slate hover:text-gorge aria-selected:bg-paper aria-selected:text-river sm:px-3 sm:text-base"
          >
            {words[tab]}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`banner-panel-${tab}`}
          aria-labelledby={`banner-tab-${tab}`}
          hidden={chosen !== tab}
          className="rounded-b-md bg-paper p-4 shadow-contact sm:p-5 lg:min-h-88"
        >
          {panels[tab]}
        </div>
      ))}
    </div>
  )
}
