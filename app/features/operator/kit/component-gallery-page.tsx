import { useRef, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadingIndicator } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { UploadProgress } from '../../../ui/upload-progress.tsx'
import { Panel } from '../frame/panel.tsx'
import { ComponentGalleryFields } from './component-gallery-fields.tsx'
import { ComponentGalleryShopping } from './component-gallery-shopping.tsx'
import { Table } from '../../../ui/table.tsx'

const FILMS = [
  { film: 'Everyday vinyl', years: '3 to 5 years', price: 'CA$4.99' },
  { film: 'Premium vinyl', years: '7 to 10 years', price: 'CA$6.49' },
]

/** Shows every component of app/ui that has states, in all of its states. */
export default function ComponentGalleryPage() {
  return (
    <div className="mt-3 gap-4 lg:columns-2 [&>section]:mb-4 [&>section]:break-inside-avoid">
      <ComponentGalleryFields />
      <ComponentGalleryShopping />
      <Panel title="Buttons and badges">
        <p className="flex flex-wrap gap-3">
          <Button kind="primary">Primary</Button>
          <Button>Surface</Button>
          <Button kind="dark">Dark</Button>
          <Button kind="outline">Outline</Button>
          <Button kind="outline" size="small">
            Small
          </Button>
          <Button kind="primary" disabled>
            Disabled
          </Button>
        </p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Badge look="accent">Accent</Badge>
          <Badge look="primary">Primary</Badge>
          <Badge look="secondary">Secondary</Badge>
          <Badge look="plain">Plain</Badge>
        </p>
      </Panel>
      <Dialogs />
      <KitTabs />
      <Panel title="Table">
        {(['facts', 'list', 'dense'] as const).map((look) => (
          <div key={look} className="mt-6 first:mt-0">
            <Table
              look={look}
              caption={`Films as ${look}`}
              columns={[
                { title: 'Film', render: ({ film }) => film },
                { title: 'Outdoors', render: ({ years }) => years },
                { title: 'Price', isFigure: true, render: ({ price }) => price },
              ]}
              rows={FILMS}
              keyOf={({ film }) => film}
            />
          </div>
        ))}
      </Panel>
      <Panel title="Loading">
        <LoadingIndicator text="Loading orders…" />
        <LoadingIndicator text="Loading pictures…">
          <div className="grid grid-cols-3 gap-3">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </div>
        </LoadingIndicator>
        <UploadProgress
          label="Upload"
          share={0.4}
          words={{ waiting: 'Waiting', sending: 'Sending', reading: 'Reading' }}
        />
      </Panel>
      <Panel title="Empty">
        <Notice title="No designs yet" text="Designs you save are kept here.">
          <Button kind="primary">Design a decal</Button>
        </Notice>
      </Panel>
      <Panel title="Error">
        <Notice kind="error" title="We couldn't load this" text="We couldn't reach the shop.">
          <Button kind="outline">Try again</Button>
        </Notice>
      </Panel>
    </div>
  )
}

function Dialogs() {
  const confirming = useRef<HTMLDialogElement>(null)
  const [size, setSize] = useState<'small' | 'medium' | 'large' | null>(null)
  return (
    <Panel title="Dialogs">
      <p className="flex flex-wrap gap-3">
        <Button kind="outline" onClick={() => confirming.current?.showModal()}>
          Ask first
        </Button>
        {(['small', 'medium', 'large'] as const).map((each) => (
          <Button key={each} kind="outline" onClick={() => setSize(each)}>
            Open {each}
          </Button>
        ))}
      </p>
      <ConfirmDialog
        dialog={confirming}
        question="Delete this design?"
        subject="Harbour badge"
        text="You can't undo this."
        keep="Keep it"
        confirm="Delete"
        onConfirm={() => undefined}
      />
      {size !== null && (
        <Dialog title={`A ${size} dialog`} size={size} close="Close" onClose={() => setSize(null)}>
          <p className={size === 'large' ? 'px-6' : 'mt-3'}>
            The focus stays in it. Escape closes it, and the focus goes back to the button.
          </p>
        </Dialog>
      )}
    </Panel>
  )
}

const looks = ['line', 'folder', 'narrow'] as const

function KitTabs() {
  const [open, setOpen] = useState<Readonly<Record<string, string>>>({})
  return (
    <Panel title="Tabs">
      <div className="grid gap-6">
        {looks.map((look) => {
          const tabs = ['First', 'Second', 'Third'].map((title) => ({
            id: `${look}-${title}`,
            title,
            panel: `${title} panel of the look “${look}”`,
          }))
          return (
            <div key={look} className="bg-mist">
              <Tabs
                look={look}
                label={`Tabs of the look “${look}”`}
                tabs={tabs}
                open={open[look] ?? `${look}-First`}
                onOpen={(id) => setOpen({ ...open, [look]: id })}
                panelClass="bg-paper p-3"
              />
            </div>
          )
        })}
      </div>
    </Panel>
  )
}
