import { useRef, useState, useSyncExternalStore } from 'react'
import { designInspirationCopy } from '../../../content/design-inspiration.ts'
import type { ShownProductPictures } from '../../ui/product-picture.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import {
  getInspirationMemory,
  EMPTY_INSPIRATION_MEMORY,
  type Preferences,
  watchInspiration,
} from './inspiration-memory.ts'
import { GeneratedIdeasPanel, SavedIdeasPanel } from './inspiration-panels.tsx'
import { requestInspirations } from './inspiration-actions.ts'
import { PreferencesForm } from './preferences-form.tsx'

const words = designInspirationCopy.tabs
type Tab = 'generated' | 'saved'

/** The form beside its results, in two tabs. */
export function InspirationView({ pictures }: { pictures: ShownProductPictures }) {
  const { preferences, generated, saved } = useSyncExternalStore(
    watchInspiration,
    getInspirationMemory,
    () => EMPTY_INSPIRATION_MEMORY,
  )
  const [tab, setTab] = useState<Tab>('generated')
  const results = useRef<HTMLElement>(null)
  const send = (wanted: Preferences) => {
    setTab('generated')
    void requestInspirations(wanted)
    // On a phone the results are below the form and out of view, so the page scrolls to them.
    if (window.matchMedia('(width < 64rem)').matches) results.current?.scrollIntoView()
  }
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(320px,2fr)_3fr]">
      <div className="rounded-md bg-paper p-5 shadow-contact md:p-7 lg:sticky lg:top-28 lg:self-start">
        <PreferencesForm preferences={preferences} busy={generated.state === 'pending'} onSend={send} />
        <p className="without-scripts text-slate">{designInspirationCopy.withoutScripts}</p>
      </div>
      <section ref={results} aria-label={words.label} className="with-scripts min-w-0">
        <Tabs
          label={words.label}
          tabs={[
            {
              id: 'generated',
              title: words.generated,
              panel: tab === 'generated' && (
                <GeneratedIdeasPanel generated={generated} saved={saved} pictures={pictures} />
              ),
            },
            {
              id: 'saved',
              title: `${words.saved} (${saved.length})`,
              panel: tab === 'saved' && <SavedIdeasPanel saved={saved} />,
            },
          ]}
          open={tab}
          onOpen={setTab}
          panelClass="pt-5"
        />
      </section>
    </div>
  )
}
