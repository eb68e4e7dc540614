import { type KeyboardEvent, useState } from 'react'
import type { Artwork } from '../../../contract/artwork.ts'
import { designGenerator } from '../../../content/design-generator.ts'
import { changeAddress } from './address.ts'
import { GenerateTab } from './generate-tab.tsx'
import { UploadTab } from './upload-tab.tsx'

export type Tab = 'generate' | 'upload'
const tabs: readonly Tab[] = ['generate', 'upload']

type DesignGeneratorProps = {
  tab: Tab
  /** The words to begin with, where the address brings some. */
  prompt: string | null
  /** What the address asks to open again. */
  designId: string | null
  artworkId: string | null
}

/** The designer: two ways to a decal of one's own. Both keep what was done in them while the other one is in sight. */
export function DesignGenerator({ tab: first, prompt, designId, artworkId }: DesignGeneratorProps) {
  const [chosen, setChosen] = useState(first)
  const [picture, setPicture] = useState<Artwork | null>(null)
  const show = (tab: Tab) => {
    setChosen(tab)
    changeAddress({ tab: tab === 'upload' ? tab : null })
  }
  const openPicture = (drawn: Artwork) => {
    setPicture(drawn)
    show('upload')
  }
  return (
    <section
      id="start"
      tabIndex={-1}
      aria-label="Designer"
      // The button that floats over every page leads here: on this page it would only cover the price.
      className="scroll-mt-20 lg:scroll-mt-28 pt-6 outline-none md:pt-8 [body:has(&)_a.fixed.rounded-full]:hidden"
    >
      <p className="page-width without-scripts">
        <span className="block border-l-4 border-hi-vis bg-paper p-5">{designGenerator.withoutScripts}</span>
      </p>
      <div className="with-scripts">
        <Tabs chosen={chosen} onChoose={show} />
        <div
          role="tabpanel"
          id="panel-generate"
          aria-labelledby="tab-generate"
          hidden={chosen !== 'generate'}
        >
          <GenerateTab prompt={prompt} designId={designId} onPicture={openPicture} />
        </div>
        <div role="tabpanel" id="panel-upload" aria-labelledby="tab-upload" hidden={chosen !== 'upload'}>
          <UploadTab key={picture?.id} artworkId={artworkId} picture={picture} />
        </div>
      </div>
    </section>
  )
}

function Tabs({ chosen, onChoose }: { chosen: Tab; onChoose: (tab: Tab) => void }) {
  // With two tabs every arrow key means the other one, Home the first and End the last.
  const turn = ({ key }: KeyboardEvent<HTMLElement>) => {
    const other = chosen === 'generate' ? 'upload' : 'generate'
    const meant = new Map<string, Tab>([
      ['ArrowLeft', other],
      ['ArrowRight', other],
      ['Home', 'generate'],
      ['End', 'upload'],
    ])
    const wanted = meant.get(key)
    if (!wanted) return
    onChoose(wanted)
    document.getElementById(`tab-${wanted}`)?.focus()
  }
  return (
    <div className="page-width">
      <div role="tablist" aria-label={designGenerator.tabs.label} className="flex gap-1">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={chosen === tab}
            aria-controls={`panel-${tab}`}
            tabIndex={chosen === tab ? 0 : -1}
            onClick={() => onChoose(tab)}
            onKeyDown={turn}
            className="min-h-13 flex-1 rounded-t-md bg-mist-2 px-4 font-bold text-slate hover:text-gorge aria-selected:bg-paper aria-selected:text-river sm:flex-none sm:px-7 md:text-lg"
          >
            {designGenerator.tabs[tab]}
          </button>
        ))}
      </div>
    </div>
  )
}
