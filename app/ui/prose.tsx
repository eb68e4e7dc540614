// @chunk page-parts
import { keepMeasuresTogether } from './keep-measures-together.ts'

/** Displays the HTML of one of the shop's own texts, which are checked when the shop starts. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  if (html === '') return null
  return (
    <div
      className={`product-description *:max-w-[68ch] text-[17px] leading-[1.65] [&_a]:font-semibold [&_a]:text-gorge [&_a:hover]:text-gorge-deep [&_caption]:pb-2 [&_caption]:text-left [&_caption]:font-semibold [&_dd]:mt-1 [&_dt]:font-semibold [&>table]:max-w-none! [&_table]:w-full [&_table]:text-[15px] lg:[&_table]:text-base [&_td]:align-top lg:[&_table]:table-fixed [&_td:first-child]:font-semibold [&_th]:align-bottom stacked-rows ${className}`}
      dangerouslySetInnerHTML={{ __html: keepMeasuresTogether(html) }}
    />
  )
}
