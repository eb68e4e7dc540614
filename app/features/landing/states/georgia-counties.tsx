import { georgiaCounties as words } from '../../../../content/landing/state-facts.ts'

/** A Georgia plate with its space for the county's decal, and the names of counties as separate decals. */
export const GeorgiaCountyDrawing = () => (
  <div className="cutting-mat on-dark grid items-center gap-x-12 gap-y-8 px-5 py-8 text-paper md:p-10 lg:grid-cols-[1fr_1.4fr]">
    <div>
      <Plate />
      <p className="mt-5">{words.explained}</p>
      <p className="mt-3 text-sm text-[#c8d5d8]">{words.source}</p>
    </div>
    <ul className="flex flex-wrap gap-x-3 gap-y-4">
      {words.names.map(({ county, city }) => (
        <li key={county} className="text-river">
          <span className="block rounded-sm bg-paper px-3 py-1.5 font-display text-lg leading-tight font-extrabold uppercase shadow-lifted md:px-4 md:text-2xl">
            {county}
          </span>
          <span className="mt-1 block pl-1 text-sm text-[#c8d5d8]">{city}</span>
        </li>
      ))}
      <li className="self-start py-1.5 font-display text-lg leading-tight font-extrabold text-hi-vis md:text-2xl">
        {words.more}
      </li>
    </ul>
  </div>
)

/** The plate is 12 × 6 in; the drawing's unit is a fortieth of an inch. */
const Plate = () => (
  <svg aria-hidden="true" viewBox="0 0 480 240" className="block w-full max-w-md">
    <rect x="2" y="2" width="476" height="236" rx="16" fill="#ffffff" stroke="#7b8b91" strokeWidth="4" />
    <path d="M4 150q90 -60 190 -26t150 -20t132 -6v82H4z" fill="#dcebef" />
    <g fill="#7b8b91">
      <circle cx="84" cy="24" r="8" />
      <circle cx="396" cy="24" r="8" />
      <circle cx="84" cy="216" r="8" />
      <circle cx="396" cy="216" r="8" />
    </g>
    <circle cx="240" cy="118" r="44" fill="#f2a65a" />
    <path d="M240 76q-10 40 0 84" fill="none" stroke="#c8743c" strokeWidth="4" />
    <path d="M240 76q16 -28 44 -24q-8 26 -44 24z" fill="#3c7d4a" />
    <g fontSize="84" fill="#0b1f2a" className="font-display font-extrabold">
      <text x="28" y="150" textLength="150" lengthAdjust="spacingAndGlyphs">
        {words.plate[0]}
      </text>
      <text x="302" y="150" textLength="150" lengthAdjust="spacingAndGlyphs">
        {words.plate[1]}
      </text>
    </g>
    <rect
      x="116"
      y="188"
      width="248"
      height="40"
      fill="#ffffff"
      stroke="#e6007e"
      strokeWidth="4"
      strokeDasharray="10 7"
    />
    <text
      x="240"
      y="217"
      textAnchor="middle"
      fontSize="26"
      fill="#0b1f2a"
      className="font-display font-extrabold uppercase"
    >
      {words.strip}
    </text>
  </svg>
)
