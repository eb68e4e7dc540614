import { useState } from 'react'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import { showToast } from '../../../browser/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { saveDesignItem } from '../../../browser/shop-calls/design-calls.ts'
import type { OrderSubject } from './order-subject.ts'

/** The decal's name, and the button that saves it. */
export function DecalHeader({ subject, onSaved }: { subject: OrderSubject; onSaved: () => void }) {
  const [saving, setSaving] = useState(false)
  const { save: label, savedDesigns } = designGeneratorCopy.result
  const save = async () => {
    setSaving(true)
    const kept = await saveDesignItem(subject.links.self)
    setSaving(false)
    if (!kept.ok) return showToast({ title: 'Not saved', text: kept.message, style: 'destructive' })
    onSaved()
    showToast({
      title: 'Saved to My Designs',
      text: `"${subject.title}" is there whenever you need it.`,
      style: 'plain',
    })
  }
  return (
    <div className="flex lg:mb-4 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="min-w-0 text-xl md:text-2xl">{subject.title}</h2>
      {subject.saved ? (
        <p className="flex min-h-11 items-center gap-2 font-semibold">
          <Icon name="check" className="size-5 text-gorge" />
          Saved to{' '}
          <PageLink to={savedDesigns.url} className="text-link">
            {savedDesigns.label}
          </PageLink>
        </p>
      ) : (
        <Button kind="outline" disabled={saving} onClick={() => void save()}>
          {label}
        </Button>
      )}
    </div>
  )
}
