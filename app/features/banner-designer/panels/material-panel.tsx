import { bannerMaterialTitles } from '../../../../content/banner-price-parts.ts'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { bannerMaterialIds } from '../../../../domain/banner/banner-design.ts'
import { BANNER_MATERIALS } from '../../../../domain/banner/banner-price.ts'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import type { BannerState } from '../use-banner.ts'

const words = bannerDesignerCopy.material

export function MaterialPanel({ banner }: { banner: BannerState }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{words.label}</legend>
      {bannerMaterialIds.map((material) => (
        <ChoiceCard
          key={material}
          name="banner-material"
          title={bannerMaterialTitles[material]}
          text={words.uses[material]}
          note={words.factor(BANNER_MATERIALS[material].thousandths / 1_000)}
          badge={material === 'vinyl' ? words.popular : undefined}
          checked={banner.design.material === material}
          onChoose={() => banner.edit((design) => ({ ...design, material }))}
        />
      ))}
    </fieldset>
  )
}
