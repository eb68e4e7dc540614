type FiguresProps = {
  figures: readonly { readonly value: string; readonly label: string }[]
  className?: string
  dark?: boolean
}

/** Two to four figures with their labels. */
export function HeroFigures({ figures, className = '', dark = false }: FiguresProps) {
  return (
    <dl className={`flex flex-wrap gap-x-10 gap-y-5 ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className={`text-sm ${dark ? 'text-[#c8d5d8]' : 'text-slate'}`}>{label}</dt>
          <dd className="font-display text-3xl leading-none font-extrabold tabular-nums md:text-4xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
