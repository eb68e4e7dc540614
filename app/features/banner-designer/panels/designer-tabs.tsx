import { type ReactNode, useState } from 'react'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { Tabs } from '../../../ui/tabs.tsx'

const words = bannerDesignerCopy.tabs
const parts = ['size', 'text', 'colors', 'material', 'pictures'] as const
type Part = (typeof parts)[number]

/** The panels of the designer, one visible at a time. */
export function DesignerTabs({ panels }: { panels: Readonly<Record<Part, ReactNode>> }) {
  const [open, setOpen] = useState<Part>('size')
  return (
    <div>
      <Tabs
        look="narrow"
        label={words.label}
        cta="banner-tab"
        tabs={parts.map((id) => ({ id, title: words[id], panel: panels[id] }))}
        open={open}
        onOpen={setOpen}
        panelClass="rounded-b-md bg-paper p-4 shadow-contact sm:p-5 lg:min-h-88"
      />
    </div>
  )
}
