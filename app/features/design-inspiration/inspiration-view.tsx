import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import { designInspiration } from '../../../content/design-inspiration.ts'
import type { ShownPictures } from '../../ui/product-picture.tsx'
import { inspirationMemory, NOTHING_YET, type Preferences, watchInspiration } from './inspiration-memory.ts'
import { GeneratedPanel, SavedPanel } from './inspiration-panels.tsx'
import { inspire } from './inspire.ts'
import { PreferencesForm } from './preferences-form.tsx'

type Tab = 'generated' | 'saved'

/** The form beside what came of it, in two tabs. */
export function InspirationView({ pictures }: { pictures: ShownPictures }) {
  const { preferences, generated, saved } = useSyncExternalStore(
    watchInspiration,
    inspirationMemory,
    () => NOTHING_YET,
  )
  const [tab, setTab] = useState<Tab>('generated')
  const results = useRef<HTMLElement>(null)
  const send = (wanted: Preferences) => {
    setTab('generated')
    void inspire(wanted)
    // On a phone what comes is below the form, out of sight.
    if (window.matchMedia('(width < 64rem)').matches) results.current?.scrollIntoView()
  }
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(320px,2fr)_3fr]">
      <div className="rounded-md bg-paper p-5 shadow-contact md:p-7 lg:sticky lg:top-28 lg:self-start">
        <PreferencesForm preferences={preferences} busy={generated.state === 'pending'} onSend={send} />
        <p className="without-scripts text-slate">{designInspiration.withoutScripts}</p>
      </div>
      <section ref={results} aria-label={designInspiration.tabs.label} className="with-scripts min-w-0">
        <Tabs tab={tab} savedCount={saved.length} onChoose={setTab} />
        <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="pt-5">
          {tab === 'generated' ? (
            <GeneratedPanel generated={generated} saved={saved} pictures={pictures} />
          ) : (
            <SavedPanel saved={saved} />
          )}
        </div>
      </section>
    </div>
  )
}

type TabsProps = { tab: Tab; savedCount: number; onChoose: (tab: Tab) => void }

function Tabs({ tab, savedCount, onChoose }: TabsProps) {
  const { label, generated, saved } = designInspiration.tabs
  const tabs = [
    { id: 'generated', title: generated },
    { id: 'saved', title: `${saved} (${savedCount})` },
  ] as const
  // With two tabs every arrow key means the other one.
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = tab === 'generated' ? 'saved' : 'generated'
    onChoose(other)
    document.getElementById(`tab-${other}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className="flex gap-1 border-b-2 border-river">
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={tab === id}
          aria-controls={tab === id ? `panel-${id}` : undefined}
          tabIndex={tab === id ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={turn}
          className="min-h-12 rounded-t-md px-3 text-sm font-bold text-slate tabular-nums hover:text-river aria-selected:bg-river aria-selected:text-paper sm:px-5 sm:text-base"
        >
          {title}
        </button>
      ))}
    </div>
  )
}
