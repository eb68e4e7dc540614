import type { ShownProductPictures } from '../../../ui/product-picture.tsx'
import { HeroPicture } from '../hero/hero-picture.tsx'
import { HeroFigures } from '../hero/hero-figures.tsx'
import { LandingSectionFrame } from './landing-section-frame.tsx'
import type { SectionContent } from './section-content.ts'

/** A case study or story: its text, figures and picture. */
export function StorySection({
  section,
  pictures,
}: {
  section: SectionContent<'story'>
  pictures: ShownProductPictures
}) {
  const { paragraphs, figures, art } = section
  return (
    <LandingSectionFrame section={section}>
      <div className={art ? 'grid items-start gap-x-14 gap-y-8 lg:grid-cols-2' : ''}>
        <div className="grid max-w-2xl gap-4 md:text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {figures && <HeroFigures figures={figures} className="mt-4" />}
        </div>
        {art && (
          <div className="crop-marks mx-1">
            <HeroPicture
              art={art}
              pictures={pictures}
              sizes="(min-width: 1024px) 44vw, 92vw"
              className={`w-full object-cover ${art.kind === 'drawing' ? 'h-auto' : 'aspect-[4/3]'}`}
            />
          </div>
        )}
      </div>
    </LandingSectionFrame>
  )
}
