import { useState } from 'react'
import type { Artwork } from '../../../contract/artwork.ts'
import { designGeneratorCopy } from '../../../content/design-generator.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { replaceQueryParameters } from './replace-query-parameters.ts'
import { GenerateTab } from './prompt/generate-tab.tsx'
import { UploadTab } from './upload/upload-tab.tsx'

export type GeneratorTab = 'generate' | 'upload'

type DesignGeneratorProps = {
  tab: GeneratorTab
  /** The prompt in the URL; null if there is none. */
  prompt: string | null
  /** The id of the design to reopen, from the URL. */
  designId: string | null
  artworkId: string | null
}

/** The designer, with a tab for each way to a custom decal: generating a design and uploading one. A hidden tab keeps its state. */
export function DesignGenerator({ tab: first, prompt, designId, artworkId }: DesignGeneratorProps) {
  const [chosen, setChosen] = useState(first)
  const [picture, setPicture] = useState<Artwork | null>(null)
  const show = (tab: GeneratorTab) => {
    setChosen(tab)
    replaceQueryParameters({ tab: tab === 'upload' ? tab : null })
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
      // The floating design button is hidden here, because it leads to this page and would cover the price.
      className="scroll-mt-20 lg:scroll-mt-28 pt-6 outline-none md:pt-8 [body:has(&)_a.fixed.rounded-full]:hidden"
    >
      <p className="page-width without-scripts">
        <span className="block border-l-4 border-hi-vis bg-paper p-5">
          {designGeneratorCopy.withoutScripts}
        </span>
      </p>
      <div className="with-scripts">
        <Tabs
          look="folder"
          label={designGeneratorCopy.tabs.label}
          tabs={[
            {
              id: 'generate',
              title: designGeneratorCopy.tabs.generate,
              panel: <GenerateTab initialPrompt={prompt} designId={designId} onPicture={openPicture} />,
            },
            {
              id: 'upload',
              title: designGeneratorCopy.tabs.upload,
              panel: <UploadTab key={picture?.id} artworkId={artworkId} picture={picture} />,
            },
          ]}
          open={chosen}
          onOpen={show}
          listClass="page-width"
        />
      </div>
    </section>
  )
}
