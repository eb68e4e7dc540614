import { floridaBow as words } from '../../../../content/landing/state-facts.ts'

// The unit of the drawing is a tenth of an inch. The characters are 3 inches high.
const WIDTH = 620
const HEIGHT = 340
const CAP = 30
const FOOT = 150
const WATER = 268
/** The font size at which capitals have the height `CAP`. */
const TYPE = CAP / 0.7

/** A bow with a Florida registration number, to scale, and the rules for the number. */
export const FloridaBowDrawing = () => (
  <div className="grid bg-paper shadow-contact lg:grid-cols-[1.35fr_1fr]">
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="block size-full min-h-64 bg-[#ffe9a3]"
    >
      <circle cx="520" cy="70" r="46" fill="#ffc400" />
      <path d="M620 46Q330 66 60 34Q96 190 190 340H620z" fill="#ffffff" stroke="#0b1f2a" strokeWidth="4" />
      <path d="M620 46Q330 66 60 34" fill="none" stroke="#c8242b" strokeWidth="13" />
      <path
        d="M150 24V8H470M270 40V8M390 44V8M470 8q24 2 30 40"
        fill="none"
        stroke="#7b8b91"
        strokeWidth="5"
      />
      <path
        d={`M0 ${WATER}q26 -14 52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0V${HEIGHT}H0z`}
        fill="#0f6373"
      />
      <g fontSize={TYPE} fill="#0b1f2a" className="font-display font-extrabold">
        <text x="170" y={FOOT} textLength="58">
          {words.number[0]}
        </text>
        <text x="258" y={FOOT} textLength="118">
          {words.number[1]}
        </text>
        <text x="406" y={FOOT} textLength="74">
          {words.number[2]}
        </text>
      </g>
      <rect x="504" y={FOOT - CAP} width={CAP} height={CAP} fill="#0f6373" />
      <g fill="none" stroke="#e6007e" strokeWidth="2.5">
        <path d={`M146 ${FOOT - CAP}h16M146 ${FOOT}h16M154 ${FOOT - CAP}V${FOOT}`} />
        <path d={`M480 ${FOOT + 22}v-10M540 ${FOOT + 22}v-10M480 ${FOOT + 17}H540`} strokeDasharray="6 4" />
        <path
          d={`M230 ${FOOT + 22}v-10M256 ${FOOT + 22}v-10M230 ${FOOT + 17}H256M378 ${FOOT + 22}v-10M404 ${FOOT + 22}v-10M378 ${FOOT + 17}H404`}
        />
      </g>
      <g fontSize="17" fontWeight="700" fill="#0b1f2a" textAnchor="middle">
        <text x="128" y={FOOT - CAP / 2 + 6}>
          {words.height}
        </text>
        <text x="510" y={FOOT + 42}>
          {words.within}
        </text>
      </g>
    </svg>
    <div className="p-5 md:p-8">
      <ul className="grid gap-4 sm:max-lg:grid-cols-2">
        {words.rules.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="text-slate">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-slate">{words.source}</p>
    </div>
  </div>
)
