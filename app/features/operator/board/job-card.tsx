import { formatNumber } from '../../../../domain/written-number.ts'
import { operatorBoardCopy as words } from '../../../../content/operator/board.ts'
import { jobStateLabels } from '../../../../content/operator/job-states.ts'
import type { BoardJob } from '../../../../contract/operator/board.ts'
import { formatDayRange } from '../../../../domain/checkout/short-date.ts'
import { WHITE_CHOKE_MM } from '../../../../domain/production/film.ts'
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx'
import { Button, getButtonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import { formatPieceCount } from './piece-count.ts'

type JobCardProps = {
  job: BoardJob
  chosen: boolean
  busy: boolean
  onChoose: () => void
  onMove: (to: BoardJob['state']) => void
}

const BADGE_BY_URGENCY: Readonly<Record<BoardJob['urgency'], BadgeVariant>> = {
  late: 'secondary',
  today: 'accent',
  next: 'primary',
  later: 'plain',
}

/** A job: the item, its film, the quantity, the due date, its files, and the next steps. */
export function JobCard({ job, chosen, busy, onChoose, onMove }: JobCardProps) {
  const { number, title, variantTitle, order, orderId, dueOn, urgency } = job
  return (
    <li data-job={number} className={`bg-paper p-3 text-sm ${chosen ? 'outline-3 outline-gorge' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <a href={`/operator/orders/${orderId}`} className="text-link inline-flex min-h-9 items-center">
          {number}
        </a>
        <Badge look={BADGE_BY_URGENCY[urgency]}>
          {words.urgency[urgency]} {urgency === 'today' ? '' : formatDayRange(dueOn, dueOn)}
        </Badge>
      </div>
      <div className="flex gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">{[title, variantTitle].filter(Boolean).join(', ')}</p>
          <p className="text-slate">
            <strong className="text-river">{formatPieceCount(job.pieces)}</strong> · {sizeText(job)}
          </p>
          <p className="text-slate">{[job.film, job.finish].filter(Boolean).join(', ')}</p>
          <p className="break-words text-slate">{order.customer}</p>
        </div>
        {job.links.files.png !== undefined && (
          <img
            src={job.links.files.png}
            alt=""
            loading="lazy"
            className="size-20 shrink-0 bg-mist object-contain"
          />
        )}
      </div>
      <Remarks job={job} />
      <JobFiles job={job} chosen={chosen} onChoose={onChoose} />
      <PressFiles job={job} />
      <p className="mt-2 flex flex-wrap gap-2">
        {job.next.map((to, index) => (
          <Button
            key={to}
            kind={index === 0 ? 'surface' : 'outline'}
            size="small"
            disabled={busy}
            aria-label={words.moveTo.replace('{number}', number).replace('{state}', jobStateLabels[to])}
            onClick={() => onMove(to)}
          >
            <Icon name="arrow" className="size-4" />
            {jobStateLabels[to]}
          </Button>
        ))}
      </p>
      {job.orderPacked && (
        <a
          href={`/operator/orders/${orderId}#steps`}
          className={`mt-2 ${getButtonClass('outline', 'small')}`}
        >
          {words.packed}
        </a>
      )}
    </li>
  )
}

function sizeText({ size, sizeNote }: BoardJob): string {
  if (!size) return sizeNote ?? words.noSize
  return `${formatNumber(Math.round(size.widthMm))} × ${formatNumber(Math.round(size.heightMm))} mm`
}

/** Describes problems that prevent the job from being made, and facts to check. */
function Remarks({ job }: { job: BoardJob }) {
  const said = [
    ...(job.stopped ? [words.stopped[job.stopped]] : []),
    ...job.missing.map(({ message }) => message),
    ...(!job.ready && job.missing.length === 0 ? [words.making] : []),
    ...job.remarks,
    ...job.attributes.map(({ key, value }) => `${key}: ${value}`),
    ...(job.order.note === '' ? [] : [`“${job.order.note}”`]),
  ]
  if (said.length === 0) return null
  return (
    <ul className="mt-1 border-l-4 border-hi-vis pl-2">
      {said.map((text) => (
        <li key={text} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  )
}

type JobFilesProps = Pick<JobCardProps, 'job' | 'chosen' | 'onChoose'>

function JobFiles({ job, chosen, onChoose }: JobFilesProps) {
  const { ticket, artwork, approved, files } = job.links
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3">
      <a href={ticket} className="text-link inline-flex min-h-9 items-center">
        {words.ticket}
      </a>
      {artwork !== undefined && (
        <a href={artwork} className="text-link inline-flex min-h-9 items-center">
          {words.artwork}
        </a>
      )}
      {approved !== undefined && (
        <a href={approved} className="text-link inline-flex min-h-9 items-center">
          {words.approved}
        </a>
      )}
      {job.attached.map(({ id, name, file }) => (
        <a key={id} href={file} className="text-link inline-flex min-h-9 items-center break-all">
          {name}
        </a>
      ))}
      {(['pdf', 'dxf'] as const).map((format) => {
        const path = files[format]
        return path === undefined ? null : (
          <a key={format} href={path} className="text-link inline-flex min-h-9 items-center">
            {words.files[format]}
          </a>
        )
      })}
      {job.rollKey !== null && (
        <SmallCheckbox
          label={words.onRoll}
          checked={chosen}
          onChange={onChoose}
          aria-label={words.choose.replace('{number}', job.number)}
          className="ml-auto"
        />
      )}
    </p>
  )
}

/** The files of a single job, with the options that some cutters and films need. */
function PressFiles({ job: { links, rollKey } }: Pick<JobCardProps, 'job'>) {
  const { pdf, dxf } = links.files
  if (rollKey === null || pdf === undefined || dxf === undefined) return null
  const white = `white=${WHITE_CHOKE_MM}`
  const files = [
    [`${pdf}?marks=yes`, words.press.pdf],
    [`${dxf}?marks=yes`, words.press.dxf],
    // Single-colour film isn't printed, only cut, so it needs no white ink.
    ...(rollKey.includes('/')
      ? []
      : [
          [`${pdf}?${white}`, words.press.white],
          [`${pdf}?marks=yes&${white}`, words.press.both],
        ]),
  ]
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-2">{words.press.title}</summary>
      <p className="flex flex-wrap gap-x-3">
        {files.map(([path, text]) => (
          <a key={path} href={path} className="text-link inline-flex min-h-9 items-center">
            {text}
          </a>
        ))}
      </p>
    </details>
  )
}
