import type { ReactNode } from 'react'
import type { AccountRow, AccountSection as Section } from '../../../contract/account-page.ts'
import { Picture } from '../../ui/picture.tsx'
import { EmptySectionPicture } from './empty-picture.tsx'

/** A section of the account page. An empty section explains what will appear in it. With `small`, the section is in the narrow column. */
export function AccountSection({ section, small = false }: { section: Section; small?: boolean }) {
  const { id, title, summary, rows, empty, links } = section
  return (
    <SectionFrame id={id} title={title} summary={summary} small={small}>
      {rows.length === 0 ? (
        <div className={`mt-3 flex gap-5 ${id === 'orders' ? 'items-center' : 'items-start'}`}>
          <EmptySectionPicture id={id} />
          <p className={small ? 'text-sm text-slate' : 'text-slate'}>{empty}</p>
        </div>
      ) : (
        <ul className={`mt-3 ${rows.length > 8 ? 'max-h-128 overflow-y-auto' : ''}`}>
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </ul>
      )}
      <p className={`flex flex-wrap gap-x-6 gap-y-1 pt-3 ${small ? '' : 'mt-auto'}`}>
        {links.map(({ label, path }) => (
          <a key={path} href={path} className="text-link py-1">
            {label}
          </a>
        ))}
      </p>
    </SectionFrame>
  )
}

type FrameProps = { id: string; title: string; summary: string | null; small?: boolean; children: ReactNode }

/** A section's frame with its heading and summary. */
export function SectionFrame({ id, title, summary, small = false, children }: FrameProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className={`flex flex-col bg-paper p-5 ${small ? '' : 'md:p-6'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className={small ? 'text-lg' : 'text-xl md:text-2xl'}>
          {title}
        </h2>
        {summary !== null && <p className="font-semibold text-slate">{summary}</p>}
      </div>
      {children}
    </section>
  )
}

function Row({ row }: { row: AccountRow }) {
  const { title, detail, amount, path, pictures } = row
  const [first, ...further] = pictures
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 last:border-0">
      {first !== undefined && (
        <span className="relative shrink-0">
          <Picture
            src={first}
            alt=""
            sizes="3.5rem"
            upTo={160}
            className="size-14 rounded-sm bg-mist object-contain"
          />
          {further.length > 0 && (
            <span
              aria-hidden="true"
              className="absolute -right-2 -bottom-2 rounded-full bg-river px-1.5 text-xs leading-5 font-bold text-paper ring-2 ring-paper tabular-nums"
            >
              +{further.length}
            </span>
          )}
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words">
          {path === null ? (
            title
          ) : (
            <a href={path} className="text-link inline-block py-0.5">
              {title}
            </a>
          )}
        </span>
        <span className="block text-sm text-slate">{detail}</span>
      </span>
      {amount !== null && <span className="shrink-0 text-right font-bold tabular-nums">{amount}</span>}
    </li>
  )
}
