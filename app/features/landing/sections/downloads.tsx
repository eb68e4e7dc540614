import { LandingSectionFrame } from './landing-section-frame.tsx'
import type { SectionContent } from './section-content.ts'

type Section = SectionContent<'downloads'>
type File = Section['files'][number]

/** Files to download: as a list, or as pictures on a cutting mat, all at the same scale. */
export function DownloadsSection({ section }: { section: Section }) {
  const { files } = section
  if (files.some(({ shown }) => shown))
    return (
      <LandingSectionFrame section={section}>
        <ul className="cutting-mat on-dark grid gap-x-10 gap-y-12 px-5 py-8 text-paper md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto] md:gap-y-5 md:p-10">
          {files.map((file) => (
            <ShownFile key={file.path} file={file} />
          ))}
        </ul>
      </LandingSectionFrame>
    )
  return (
    <LandingSectionFrame section={section} beside>
      <ul className="border-t border-line-strong">
        {files.map(({ title, text, path, format, also }) => (
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
    </LandingSectionFrame>
  )
}

/** CSS pixels per millimetre of a shown file. At this scale, the largest file (102 mm wide) fits on a phone. */
const SCALE = 2.6

/** A picture of a file, with its formats below. */
function ShownFile({ file: { title, text, path, format, also, shown } }: { file: File }) {
  return (
    <li className="grid max-w-80 gap-4 md:row-span-2 md:grid-rows-subgrid">
      {shown && (
        <img
          src={shown.path}
          alt=""
          width={Math.round(shown.widthMm * SCALE)}
          height={Math.round(shown.heightMm * SCALE)}
          loading="lazy"
          className="max-w-full self-end shadow-lifted"
        />
      )}
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-sm text-[#c8d5d8]">{text}</p>
        <p className="mt-2 flex gap-5">
          {[{ path, format }, ...(also ? [also] : [])].map((one) => (
            <a
              key={one.path}
              href={one.path}
              download
              className="py-2 font-bold underline underline-offset-3 hover:text-hi-vis"
            >
              {one.format}
              <span className="sr-only"> of {title}</span>
            </a>
          ))}
        </p>
      </div>
    </li>
  )
}
