import { apparelCopy } from '../../../../content/landing/apparel-copy.ts'
import { WASH_RETENTION } from '../../../../content/landing/wash-retention.ts'
import { Table } from '../../../ui/table.tsx'

const words = apparelCopy.wash

/** Shows how prints fade with washing: a table, and bars as long as the remaining share of the colour. */
export function WashDurability() {
  return (
    <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
      <Bars />
      <div>
        <Table
          look="facts"
          caption={words.caption}
          columns={[
            { title: words.cycles, render: ({ cycles }) => cycles },
            { title: words.retention, render: ({ percent }) => `${percent}%` },
            { title: words.condition, render: ({ condition }) => condition },
          ]}
          rows={WASH_RETENTION}
          keyOf={({ cycles }) => cycles}
        />
        <p className="mt-3 text-sm text-slate">{words.note}</p>
      </div>
    </div>
  )
}

/** Bars on an axis that starts at zero, so that their lengths are in true proportion. */
function Bars() {
  return (
    <svg viewBox="0 0 600 400" aria-hidden="true" className="w-full bg-river">
      {WASH_RETENTION.map(({ cycles, percent }, at) => {
        const x = 40 + at * 90
        const height = percent * 2.8
        return (
          <g key={cycles} textAnchor="middle" fontWeight="700" fill="#ffffff" fontSize="22">
            <path
              d={`M${x} 340V60h70V340`}
              fill="none"
              stroke="#5d717b"
              strokeWidth="1.5"
              strokeDasharray="5 5"
            />
            <rect x={x} y={340 - height} width="70" height={height} fill="#ffc400" opacity={percent / 100} />
            <text x={x + 35} y={372}>
              {cycles}
            </text>
            <text x={x + 35} y={46} fontSize="20">
              {percent}%
            </text>
          </g>
        )
      })}
      <path d="M20 340h560" stroke="#ffffff" strokeWidth="3" />
    </svg>
  )
}
