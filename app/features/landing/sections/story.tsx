import type { ShownPictures } from '../../../ui/product-picture.tsx'
import { ArtPicture } from '../hero/art-picture.tsx'
import { Figures } from '../hero/figures.tsx'
import { LandingBlock } from './landing-block.tsx'
import type { SectionOf } from './section-of.ts'

/** A case study or story: its text, figures and picture. */
export function Story({ section, pictures }: { section: SectionOf<'story'>; pictures: ShownPictures }) {
  const { paragraphs, figures, art } = section
  return (
    <LandingBlock section={section}>
      <div className={art ? 'grid items-center gap-x-14 gap-y-8 lg:grid-cols-2' : ''}>
        <div className="grid max-w-2xl gap-4 md:text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {figures && <Figures figures={figures} className="mt-4" />}
        </div>
        {art && (
          <div className="crop-marks mx-1">
            <ArtPicture
              art={art}
              pictures={pictures}
              sizes="(min-width: 1024px) 44vw, 92vw"
              className={`w-full object-cover ${art.kind === 'drawing' ? 'h-auto' : 'aspect-[4/3]'}`}
            />
          </div>
        )}
      </div>
    </LandingBlock>
  )
}
