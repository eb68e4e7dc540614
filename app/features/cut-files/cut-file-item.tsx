import type { CutFileCard } from '../../../contract/cut-files.ts'
import { cutFilesCopy } from '../../../content/cut-files/cut-files-page.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { formatPriceText } from '../../browser/price-text.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

const { tabs } = cutFilesCopy
const MM_PER_INCH = 25.4

const inches = (mm: number): string => (mm / MM_PER_INCH).toFixed(1).replace('.0', '')

/** A cut file with its real size and price. The file can be bought on its own page, or ordered as a decal that the shop cuts. */
export function CutFileItem({ file }: { file: CutFileCard }) {
  const { handle, title, widthMm, heightMm, price, currencyCode, imageSrc } = file
  return (
    <li className="grid content-start gap-2">
      <PageLink to={`/product/${handle}`} className="group grid gap-2">
        <Picture
          src={imageSrc}
          alt=""
          sizes="(min-width: 64rem) 18rem, 45vw"
          upTo={640}
          className="aspect-square w-full bg-paper shadow-contact"
        />
        <span className="text-lg leading-snug font-bold group-hover:text-gorge">{title}</span>
      </PageLink>
      <p className="text-sm text-slate tabular-nums">
        {widthMm} × {heightMm} mm ({inches(widthMm)} × {inches(heightMm)} in)
      </p>
      <p className="text-sm">
        <span className="font-bold tabular-nums">{formatPriceText(price, currencyCode)}</span>{' '}
        <span className="text-slate">{tabs.instant}</span>
      </p>
      <form method="post" action={`/cut-files/${handle}/decal`} className="flex flex-wrap gap-2">
        <PageLink
          to={`/product/${handle}`}
          className={getButtonClass('surface', 'small')}
          aria-label={`${tabs.file}: ${title}`}
        >
          {tabs.file}
        </PageLink>
        <Button
          type="submit"
          kind="outline"
          size="small"
          title={tabs.decalHint}
          aria-label={`${tabs.decal}: ${title}`}
        >
          {tabs.decal}
        </Button>
      </form>
    </li>
  )
}
