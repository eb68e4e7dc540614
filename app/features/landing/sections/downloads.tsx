import { LandingBlock } from './landing-block.tsx'
import type { SectionOf } from './section-of.ts'

/** Files to download. */
export function Downloads({ section }: { section: SectionOf<'downloads'> }) {
  return (
    <LandingBlock section={section} beside>
      <ul className="border-t border-line-strong">
        {section.files.map(({ title, text, path, format, also }) => (
          <li key={path} className="flex items-center gap-5 border-b border-line">
            <a href={path} download className="group flex grow items-center gap-5 py-4">
              <span className="w-14 shrink-0 border-[1.5px] border-dashed border-cut py-1.5 text-center text-sm font-bold">
                {format}
              </span>
              <span>
                <span className="block font-bold group-hover:text-gorge group-hover:underline">{title}</span>
                <span className="text-slate">{text}</span>
              </span>
            </a>
            {also && (
              <a href={also.path} download className="text-link shrink-0 p-2">
                {also.format}
                <span className="sr-only"> of {title}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </LandingBlock>
  )
}
