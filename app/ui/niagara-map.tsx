const MAP_URL = '/niagara-map.svg'

/**
 * The map of the Niagara peninsula with the shop on it. A phone shows only the part around St. Catharines, so that the towns' names are
 * large enough to read.
 */
export function NiagaraMap({ alt, eager = false }: { alt: string; eager?: boolean }) {
  return (
    <picture className="contents">
      <source media="(width < 40rem)" srcSet={`${MAP_URL}#svgView(viewBox(172,0,458,372))`} />
      <img
        src={MAP_URL}
        alt={alt}
        width={640}
        height={520}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className="h-auto w-full border border-line-strong"
      />
    </picture>
  )
}
