import type { HeroContent } from '../../../../content/landing/landing-page.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { LandingLink } from '../landing-link.tsx'

type HeroWordsProps = {
  hero: HeroContent
  dark?: boolean
  large?: boolean
  /** Whether the background is a strong colour. All text then has the one dark colour that is readable on it. */
  plain?: boolean
  /** Whether the title is beside the text on a desktop. */
  wide?: boolean
}

const inks = {
  dark: { kicker: 'text-hi-vis', text: 'text-[#c8d5d8]' },
  plain: { kicker: '', text: '' },
  light: { kicker: 'text-gorge', text: 'text-slate' },
} as const

/** The page's offer, its lowest price, and the call to action. On a phone they fill the first screen. */
export function HeroText({ hero, dark = false, large = false, plain = false, wide = false }: HeroWordsProps) {
  const { kicker, title, text, price, primary, secondary, further } = hero
  const ink = inks[dark ? 'dark' : plain ? 'plain' : 'light']
  return (
    <div className={wide ? 'grid gap-x-14 lg:grid-cols-2' : ''}>
      <div>
        {kicker && <p className={`mb-2 font-semibold ${ink.kicker}`}>{kicker}</p>}
        <h1
          className={`wrap-anywhere ${large ? 'text-4xl md:text-6xl xl:text-7xl' : 'text-[2rem] md:text-5xl'}`}
        >
          {title}
        </h1>
      </div>
      <div>
        <p className={`mt-3 max-w-xl md:text-lg ${wide ? 'lg:mt-0' : 'md:mt-5'} ${ink.text}`}>{text}</p>
        {price && <p className="mt-3 text-lg font-bold tabular-nums md:text-xl">{price}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-6">
          <LandingLink
            link={primary}
            data-cta="landing-hero"
            className={`${getButtonClass('primary', 'large')} [--lift:14px] max-sm:w-full`}
          />
          {[secondary, further].map(
            (link) =>
              link && (
                <LandingLink
                  key={link.url}
                  link={link}
                  className={
                    dark || plain
                      ? `py-2 font-semibold underline underline-offset-3 ${dark ? 'hover:text-hi-vis' : ''}`
                      : 'text-link py-2'
                  }
                />
              ),
          )}
        </div>
      </div>
    </div>
  )
}
