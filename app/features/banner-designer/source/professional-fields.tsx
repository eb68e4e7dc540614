import { useState, useEffect } from 'react'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { PROFESSIONAL_DESIGN_CREDITS } from '../../../../domain/credits/packages.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { CreditsDialog } from './credits-dialog.tsx'
import { UploadedFileField } from './uploaded-file-field.tsx'
import type { OwnImages } from './use-own-images.ts'
import { useBannerUpload } from './use-upload.ts'
import type { DesignSourceState } from './use-design-source.ts'
import { findVisitorCredits } from '../../../browser/shop-calls/design-calls.ts'

const { requirements: words, credits: creditWords } = bannerDesignerCopy.source
const ACCEPTED_EXTENSIONS = '.png,.jpg,.jpeg,.svg,.webp'
const MAX_FILES = 10

type ProfessionalFieldsProps = { source: DesignSourceState; images: OwnImages; missing: string | null }

/** Asks for a description of the design, files for it, and the payment method. */
export function ProfessionalFields({ source, images, missing }: ProfessionalFieldsProps) {
  const sending = useBannerUpload('gallery', (image) => {
    images.keep(image)
    source.set({ fileIds: [...source.fileIds, image.id].slice(-MAX_FILES) })
  })
  return (
    <div className="mt-4 grid gap-4">
      <TextArea
        label={words.label}
        hint={words.hint}
        error={missing ?? undefined}
        required
        maxLength={4_000}
        value={source.requirements}
        onChange={(event) => source.set({ requirements: event.currentTarget.value })}
      />
      <div>
        <UploadedFileField
          label={words.files}
          hint={words.filesHint}
          accept={ACCEPTED_EXTENSIONS}
          sending={sending}
        />
        <ul className="text-sm">
          {source.files.map(({ id, originalName }) => (
            <li key={id} className="flex items-center justify-between gap-2">
              <span className="truncate">{originalName}</span>
              <button
                type="button"
                onClick={() => source.set({ fileIds: source.fileIds.filter((each) => each !== id) })}
                className="text-link min-h-9 px-2"
              >
                {bannerDesignerCopy.items.remove}
                <span className="sr-only"> {originalName}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <CreditsLine source={source} />
    </div>
  )
}

function CreditsLine({ source }: { source: DesignSourceState }) {
  const balance = useCreditBalance()
  const [isOpen, setOpen] = useState(false)
  const isEnough = balance.credits !== null && balance.credits >= PROFESSIONAL_DESIGN_CREDITS
  return (
    <div className="border-l-4 border-hi-vis bg-mist px-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold tabular-nums">
          {balance.credits === null
            ? balance.isKnown && creditWords.unknown
            : creditWords.balance(balance.credits)}
        </p>
        <Button kind="outline" size="small" onClick={() => setOpen(true)} data-cta="banner-buy-credits">
          {creditWords.buy}
        </Button>
      </div>
      {isEnough ? (
        <label className="mt-2 flex min-h-10 items-center gap-2.5 text-sm font-semibold">
          <input
            type="checkbox"
            checked={source.withCredits}
            onChange={(event) => source.set({ withCredits: event.currentTarget.checked })}
            className="size-5"
          />
          {creditWords.pay(PROFESSIONAL_DESIGN_CREDITS)}
        </label>
      ) : (
        <p className="mt-2 text-sm text-slate">{creditWords.short(PROFESSIONAL_DESIGN_CREDITS)}</p>
      )}
      {isOpen && <CreditsDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

/**
 * Loads the visitor's credits. `credits` is null if they haven't loaded yet or the shop didn't respond. `isKnown` is true once loading has
 * ended.
 */
function useCreditBalance(): { credits: number | null; isKnown: boolean } {
  const [balance, setBalance] = useState<{ credits: number | null; isKnown: boolean }>({
    credits: null,
    isKnown: false,
  })
  useEffect(() => {
    let alive = true
    const load = async () => {
      const found = await findVisitorCredits()
      if (alive) setBalance({ credits: found.ok ? found.value.availableCredits : null, isKnown: true })
    }
    void load()
    return () => {
      alive = false
    }
  }, [])
  return balance
}
