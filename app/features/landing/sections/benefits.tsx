import type { PageDrawing } from '../../../../content/landing/landing-page.ts'
import { LandingSectionFrame } from './landing-section-frame.tsx'
import type { SectionContent } from './section-content.ts'

type Section = SectionContent<'benefits'>

/** Benefits: in ruled columns, as a list beside the title, on a dark background with figures, or as pictures on a cutting mat. */
export function BenefitsSection({ section }: { section: Section }) {
  const { look, items } = section
  return (
    <LandingSectionFrame section={section} beside={look === 'list'} dark={look === 'band'}>
      {look === 'band' && <div className="ruler mb-8 text-hi-vis" />}
      <ul className={lists[look]}>
        {items.map((item) => (
          <li key={item.title} className={entries[look]}>
            {item.art && look === 'columns' && <ColumnDrawing art={item.art} />}
            {item.art && look !== 'columns' && (
              <span className="cutting-mat mb-4 grid place-items-center py-6">
                <img
                  src={item.art.src}
                  alt={item.art.alt}
                  width={item.art.width}
                  height={item.art.height}
                  loading="lazy"
                  className="max-w-[86%]"
                />
              </span>
            )}
            {item.figure && (
              <p className="font-display text-4xl leading-none font-extrabold whitespace-nowrap tabular-nums lg:text-6xl">
                {item.figure}
              </p>
            )}
            <h3 className={`text-lg md:text-xl ${item.figure ? 'mt-3' : ''}`}>{item.title}</h3>
            <p className={look === 'band' ? 'mt-1 text-[#c8d5d8]' : 'mt-1 text-slate'}>{item.text}</p>
          </li>
        ))}
      </ul>
    </LandingSectionFrame>
  )
}

function ColumnDrawing({ art: { src, alt, width, height } }: { art: PageDrawing }) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="mb-4 aspect-3/2 w-full object-cover"
    />
  )
}

const lists: Record<Section['look'], string> = {
  columns: 'grid gap-x-10 gap-y-8 md:grid-cols-3',
  list: 'border-t border-line-strong',
  band: 'grid gap-x-10 gap-y-10 md:grid-cols-3',
  samples: 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4',
}
const entries: Record<Section['look'], string> = {
  columns: 'border-t-2 border-river pt-4',
  list: 'grid gap-x-8 border-b border-line py-5 md:grid-cols-[1fr_1.6fr] [&>p]:mt-0',
  band: '',
  samples: '',
}
