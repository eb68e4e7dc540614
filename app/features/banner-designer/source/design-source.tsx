import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { bannerDesignOptions } from '../../../../domain/banner/banner-design.ts'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { DesignerPanel } from '../panels/designer-panel.tsx'
import { OwnFileField } from './own-file-field.tsx'
import { ProfessionalFields } from './professional-fields.tsx'
import type { OwnImages } from './use-own-images.ts'
import type { DesignSourceState } from './use-design-source.ts'

const words = bannerDesignerCopy.source

type DesignSourceProps = {
  source: DesignSourceState
  images: OwnImages
  lengthIn: number
  /** The message about the missing part of the chosen design option; null until the visitor has tried to order. */
  missing: string | null
}

/** The design options: the visitor designs the banner here, uploads a finished file, or has the shop design it. */
export function DesignSource({ source, images, lengthIn, missing }: DesignSourceProps) {
  return (
    <DesignerPanel id="design-options" title={words.title}>
      <div role="radiogroup" aria-labelledby="design-options-title" className="grid gap-3">
        {bannerDesignOptions.map((option) => (
          <ChoiceCard
            key={option}
            name="banner-design-option"
            {...words[option]}
            checked={source.option === option}
            onChoose={() => source.set({ option })}
          />
        ))}
      </div>
      {source.option === 'upload' && (
        <OwnFileField source={source} images={images} lengthIn={lengthIn} missing={missing} />
      )}
      {source.option === 'professional' && (
        <ProfessionalFields source={source} images={images} missing={missing} />
      )}
    </DesignerPanel>
  )
}
