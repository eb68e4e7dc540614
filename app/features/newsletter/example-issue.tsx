import { newsletterPageCopy } from '../../../content/newsletter.ts'
import { shopFacts } from '../../../content/shop.ts'

const cut = { fill: 'none', stroke: '#e6007e', strokeWidth: 2, strokeDasharray: '6 4' } as const

/** A drawing of a newsletter issue, which shows what subscribers get. */
export function ExampleIssue() {
  const { title, subject, parts, end } = newsletterPageCopy.example
  return (
    <figure>
      <div className="crop-marks bg-paper shadow-contact">
        <p className="flex flex-wrap justify-between gap-x-4 bg-river px-5 py-3 text-sm text-paper">
          <span className="font-bold">{shopFacts.name}</span>
          <span>{subject}</span>
        </p>
        <ul className="px-5">
          {parts.map(({ heading, text }, index) => (
            <li
              key={heading}
              className="grid grid-cols-[88px_1fr] items-center gap-4 border-b border-line py-4 last:border-0"
            >
              <svg aria-hidden="true" viewBox="0 0 88 88" className="w-full bg-mist">
                {index === 0 && <NewDesign />}
                {index === 1 && <BackInStock />}
                {index > 1 && <Tip />}
              </svg>
              <div>
                <p className="font-semibold">{heading}</p>
                <p className="text-sm text-slate">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="border-t border-line px-5 py-3 text-xs text-slate">{end}</p>
      </div>
      <figcaption className="mt-6 text-sm text-slate">{title}</figcaption>
    </figure>
  )
}

function NewDesign() {
  return (
    <>
      <circle cx="44" cy="44" r="28" fill="#0f6373" />
      <path fill="#ffc400" d="m24 58 14-26 9 14 6-8 12 20z" />
      <circle cx="44" cy="44" r="34" {...cut} />
    </>
  )
}

function BackInStock() {
  return (
    <>
      <path fill="#c4d0d0" d="M20 26h52v44H20z" />
      <path fill="#e4ebea" stroke="#0b1f2a" strokeWidth="2" d="M16 20h52v44H16z" />
      <path fill="#c8242b" d="m42 26 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" />
    </>
  )
}

function Tip() {
  return (
    <>
      <path fill="#fff" stroke="#0b1f2a" strokeWidth="2" d="M10 52h68v20H10z" />
      <path {...cut} d="M18 62h52" />
      <path
        fill="#ffc400"
        stroke="#0b1f2a"
        strokeWidth="2"
        strokeLinejoin="round"
        d="m34 52 10-34 18 5-10 34z"
      />
      <path fill="#0b1f2a" d="m32 52 22 6-2 6-22-6z" />
    </>
  )
}
