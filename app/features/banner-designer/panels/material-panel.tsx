import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { bannerMaterialIds } from '../../../../domain/banner/banner-design.ts'
import { BANNER_MATERIALS } from '../../../../domain/banner/banner-price.ts'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import type { BannerState } from '../use-banner.ts'

const words = bannerDesignerCopy.material
const USES = { vinyl: 'Indoor/Outdoor', mesh: 'Windy conditions', fabric: 'Indoor events, flame-resistant' }

export function MaterialPanel({ banner }: { banner: BannerState }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{words.label}</legend>
      {bannerMaterialIds.map((material) => {
        const { title, thousandths } = BANNER_MATERIALS[material]
        return (
          <ChoiceCard
            key={material}
            name="banner-material"
            title={title}
            text={USES[material]}
            note={words.factor(thousandths / 1_000)}
            badge={material === 'vinyl' ? words.popular : undefined}
            checked={banner.design.material === material}
            onChoose={() => banner.edit((design) => ({ ...design, material }))}
          />
        )
      })}
    </fieldset>
  )
}
