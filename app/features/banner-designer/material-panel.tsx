import { bannerPage } from '../../../content/custom-banner-designer.ts'
import { bannerMaterialIds } from '../../../domain/banner/banner-design.ts'
import { BANNER_MATERIALS } from '../../../domain/banner/banner-price.ts'
import { OptionCard } from './option-card.tsx'
import type { Banner } from './use-banner.ts'

const words = bannerPage.material
const USES = { vinyl: 'Indoor/Outdoor', mesh: 'Windy conditions', fabric: 'Indoor events, flame-resistant' }

/** What the banner is made of. */
export function MaterialPanel({ banner }: { banner: Banner }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{words.label}</legend>
      {bannerMaterialIds.map((material) => {
        const { title, thousandths } = BANNER_MATERIALS[material]
        return (
          <OptionCard
            key={material}
            name="banner-material"
            title={title}
            text={USES[material]}
            note={words.factor(thousandths / 1_000)}
            {...(material === 'vinyl' && { badge: words.popular })}
            checked={banner.design.material === material}
            onChoose={() => banner.edit((design) => ({ ...design, material }))}
          />
        )
      })}
    </fieldset>
  )
}
