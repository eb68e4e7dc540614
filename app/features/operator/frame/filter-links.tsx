import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { SegmentLinks } from './segment-links.tsx'

type FilterLinksProps = {
  path: string
  name: string
  /**
   * The titles of the filter's options. The keys are values of the URL parameter `name`. The empty key stands for the URL without the
   * parameter.
   */
  options: Readonly<Record<string, string>>
  chosen: string
  /** The number of entries for each option, with the same keys; undefined until the list has loaded. */
  counts?: Readonly<Record<string, number>> | undefined
}

/** Filters as links, because each option has its own URL. */
export function FilterLinks({ path, name, options, chosen, counts }: FilterLinksProps) {
  return (
    <div className="mt-3">
      <SegmentLinks
        label={operatorFrameCopy.list.filter}
        links={Object.entries(options).map(([value, title]) => ({
          title,
          href: value === '' ? path : `${path}?${name}=${value}`,
          isChosen: value === chosen,
          count: counts?.[value],
        }))}
      />
    </div>
  )
}
